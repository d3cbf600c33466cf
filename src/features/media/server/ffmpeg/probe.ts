import { ProgramFault, isOurs, runProgram } from './runProgram'
import { readProbe } from './readProbe'
import { cutOff, damaged, nothingToPlay, notRecognised } from './unusable'
import type { Probe } from './readProbe'
import type { ProgramLimits } from './runProgram'

export interface Programs {
  ffmpegPath: string
  ffprobePath: string
}

/**
 * Containers that hold media themselves. Left out on purpose: whatever names other files or addresses
 * (hls, dash, concat, imf, sdp), text art, and single pictures.
 */
const containers = [
  'mov', 'mp4', 'm4a', '3gp', 'matroska', 'webm', 'avi', 'mpegts', 'mpeg', 'mpegvideo', 'flv', 'asf',
  'ogg', 'mxf', 'gxf', 'dv', 'wtv', 'ivf', 'nut', 'rm', 'swf', 'nsv', 'h264', 'hevc', 'm4v', 'obu', 'gif',
  'mp3', 'aac', 'flac', 'wav', 'w64', 'aiff', 'caf', 'amr', 'ac3', 'eac3', 'tta', 'wv', 'ape', 'au',
] // oxfmt-ignore

/** Put before every input: allows only files, and only these containers. */
export const inputGuards = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  containers.join(','),
]

export async function probe(
  path: string,
  { ffprobePath }: Programs,
  signal: AbortSignal,
): Promise<Probe> {
  const limits: ProgramLimits = { timeoutMs: 60_000, signal }
  const args = ['-v', 'error', ...inputGuards, '-print_format', 'json']
  try {
    const output = await runProgram(
      ffprobePath,
      [...args, '-show_format', '-show_streams', '-i', `file:${path}`],
      limits,
    )
    return readProbe(output)
  } catch (fault) {
    throw unusableOf(fault)
  }
}

/**
 * Errors that mean ffprobe will never read this file, as messages for the person who uploaded it.
 */
function unusableOf(fault: unknown): unknown {
  if (!(fault instanceof ProgramFault) || isOurs(fault)) return fault
  if (fault.said.includes('moov atom not found')) return cutOff('its index is missing')
  if (fault.end !== 'exit') return damaged()
  if (/Invalid data found|not on whitelist|EBML header parsing failed/.test(fault.said)) {
    return notRecognised()
  }
  // A song of which only its cover is left.
  if (fault.said.includes('Failed to read frame size')) return nothingToPlay()
  return fault.code === undefined ? fault : damaged()
}

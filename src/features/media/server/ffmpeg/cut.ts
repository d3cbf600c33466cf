// What of a file is shown. Copied streams can only begin with a keyframe, so everything made of the
// file does; the player begins a little later.
import { inputGuards, type Programs } from './probe'
import type { Probe } from './readProbe'
import { runProgram } from './runProgram'

/** All in the time of the file, whose first picture is at 0. */
export interface Cut {
  /** The keyframe at or before the beginning. */
  readonly keyMs: number
  readonly inMs: number
  /** Undefined: to the end. */
  readonly outMs?: number | undefined
}

export const wholeFile: Cut = { keyMs: 0, inMs: 0 }

export interface Wanted {
  readonly cutInMs: number | null
  readonly cutOutMs: number | null
}

/** A beginning after the end of the file, and an end after it, are its own. */
export async function cutOf(
  { cutInMs, cutOutMs }: Wanted,
  path: string,
  { video, durationMs = Infinity }: Probe,
  programs: Programs,
  signal: AbortSignal,
): Promise<Cut> {
  const outMs = cutOutMs !== null && cutOutMs < durationMs ? cutOutMs : undefined
  if (cutInMs === null || cutInMs >= durationMs) return { ...wholeFile, outMs }
  const keyMs = video ? await findKeyframe(cutInMs, path, programs, signal) : cutInMs
  return { keyMs, inMs: cutInMs, outMs }
}

export const leadOf = ({ keyMs, inMs }: Cut): number => Math.max(0, Math.round(inMs - keyMs))

/** The ids of streams differ from file to file, their keyframes are asked of the first picture's. */
async function findKeyframe(
  atMs: number,
  path: string,
  { ffprobePath }: Programs,
  signal: AbortSignal,
): Promise<number> {
  const at = atMs / 1000
  const shown = 'packet=pts_time,flags:format=start_time'
  const interval = `${Math.max(0, at - lookBackSeconds)}%${at + 0.001}`
  const asked = ['-select_streams', 'V:0', '-show_entries', shown, '-read_intervals', interval]
  const output = await runProgram(
    ffprobePath,
    ['-v', 'error', ...inputGuards, '-print_format', 'json', ...asked, '-i', `file:${path}`],
    { timeoutMs: 60_000, signal },
  )
  const { packets = [], format } = JSON.parse(output) as Packets
  const start = Number(format?.start_time) || 0
  const keys = packets
    .filter(({ flags }) => flags?.startsWith('K'))
    .map(({ pts_time }) => Number(pts_time) - start)
    .filter((seconds) => seconds <= at)
  return Math.max(0, ...keys) * 1000
}

/** Browsers and cameras set one every few seconds; what is further apart begins at the start. */
const lookBackSeconds = 30

interface Packets {
  readonly packets?: ReadonlyArray<{ readonly pts_time?: string; readonly flags?: string }>
  readonly format?: { readonly start_time?: string }
}

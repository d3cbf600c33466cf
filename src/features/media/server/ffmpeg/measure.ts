// Measures a file by its packets, as ffmpeg hands them on to be copied, whatever its header says.
import { stat } from 'node:fs/promises'
import { findsInterlaced } from './interlaced'
import { longestCopyingMs } from './limits'
import { inputGuards, type Programs } from './probe'
import { mostMs, type Probe } from './readProbe'
import { isOurs, ProgramFault, runProgram } from './runProgram'
import { saidLength } from './saidLength'
import { tooLong } from './unusable'

/** One stream; times in seconds. */
export interface Track {
  startS?: number
  endS: number
  /** Between two keyframes, or the last one and the end. */
  longestGapS: number
  /** Time that an edit list leaves out. */
  hiddenS: number
}

/** The probe, corrected by what is there. */
export async function measureFile(
  path: string,
  probe: Probe,
  programs: Programs,
  signal: AbortSignal,
): Promise<Probe> {
  const { size: bytes } = await stat(path)
  const streams = streamsOf(probe)
  const args = ['-v', 'error', '-nostdin', ...inputGuards, '-i', `file:${path}`]
  const maps = streams.flatMap((index) => ['-map', `0:${index}`])
  const tracks = createTracks()
  try {
    await runProgram(
      programs.ffmpegPath,
      [...args, ...maps, '-c', 'copy', '-f', 'framecrc', '-'],
      { timeoutMs: longestCopyingMs({ bytes }), signal },
      tracks.read,
    )
  } catch (fault) {
    // The steps that come after tell how much of a damaged file can be read.
    if (!(fault instanceof ProgramFault) || isOurs(fault)) throw fault
  }
  const measured = corrected(probe, tracks.found, await saidLength(path, probe))
  if ((measured.durationMs ?? 0) > mostMs) throw tooLong()
  if (!measured.video || measured.video.isInterlaced) return measured
  const isInterlaced = await findsInterlaced(path, measured, programs, signal)
  return { ...measured, video: { ...measured.video, isInterlaced } }
}

/** The picture first. */
const streamsOf = ({ video, audio }: Probe): number[] => [
  ...(video ? [video.index] : []),
  ...(audio?.mixed ?? (audio ? [audio.index] : [])),
]

/** Encoders begin with a little sound that is not heard. */
const longestPrimingS = 0.15
/** A shorter gap between picture and sound, at the beginning or the end, is not noticed. */
const leastHeldMs = 250
/** Containers round the length they name. */
const leastMissingMs = 1000

export function corrected(probe: Probe, tracks: readonly Track[], saidMs?: number): Probe {
  const { video, audio } = probe
  const [picture, ...sounds] = video ? tracks : [undefined, ...tracks]
  const endMs = (found: readonly Track[]) =>
    Math.round(Math.max(0, ...found.map(({ endS }) => endS)) * 1000)
  const durationMs = endMs(tracks)
  if (durationMs <= 0) return probe
  const pictureEndMs = picture ? endMs([picture]) : 0
  const isMissing = (saidMs ?? 0) - durationMs >= leastMissingMs
  return {
    ...probe,
    durationMs,
    saidMs: isMissing ? saidMs : undefined,
    video: video &&
      picture && {
        ...video,
        startMs: Math.round((picture.startS ?? 0) * 1000),
        endMs: pictureEndMs,
        comesLate: (picture.startS ?? 0) * 1000 >= leastHeldMs,
        outlasted: durationMs - pictureEndMs >= leastHeldMs,
        hidesPictures: picture.hiddenS > 0,
        longestGapMs: Math.round(picture.longestGapS * 1000),
      },
    audio: audio && {
      ...audio,
      isCut: sounds.some((sound) => (sound?.hiddenS ?? 0) > longestPrimingS),
    },
  }
}

const [isKey, isCorrupt, isHidden] = [1, 2, 4]
const noTime = -(2n ** 63n)

/** Lines of `0, 512, 1024, 512, 14319, 0xa21d001e, F=0x0`: stream, dts, pts, duration, bytes, sum, flags. */
export function createTracks() {
  const found: Array<Track & { unitS: number; firstS?: number; keyS?: number }> = []
  let rest = ''

  function readPacket([index, dts, pts, duration, , , flag = '']: string[]): void {
    const track = found[Number(index)]
    if (!track) return
    const { unitS } = track
    const flags = flag.startsWith('F=') ? Number(flag.slice(2)) : isKey
    const decodedS = Number(dts) * unitS
    track.firstS ??= decodedS
    // Without times of their own they are shown at their places after the first one.
    const atS = BigInt(pts ?? 0) === noTime ? decodedS - track.firstS : Number(pts) * unitS
    const lengthS = Number(duration) * unitS
    if (flags & isHidden) {
      track.hiddenS += lengthS
      return
    }
    if (flags & isCorrupt) return
    track.startS = Math.min(track.startS ?? atS, atS)
    if (flags & isKey) {
      track.longestGapS = Math.max(track.longestGapS, atS - (track.keyS ?? 0))
      track.keyS = atS
    }
    track.endS = Math.max(track.endS, atS + lengthS)
    track.longestGapS = Math.max(track.longestGapS, atS + lengthS - (track.keyS ?? 0))
  }

  function read(text: string): void {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [, index, over, under] = /^#tb (\d+): (\d+)\/(\d+)/.exec(line) ?? []
      if (index === undefined) {
        if (!line.startsWith('#')) readPacket(line.split(/,\s*/))
        continue
      }
      found[Number(index)] = {
        endS: 0,
        longestGapS: 0,
        hiddenS: 0,
        unitS: Number(over) / Number(under),
      }
    }
  }
  return { found, read }
}

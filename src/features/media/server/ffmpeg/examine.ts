// What a film looks and sounds like, for judging it and for looking through it.
import type { PictureMeasured, SoundMeasured, Span } from '../../quality'
import { peakCount, pictureArguments, soundArguments } from './lookArguments'
import type { Work } from './convert'
import { leadOf } from './cut'
import { ProgramFault, isOurs, runProgram } from './runProgram'

export interface SoundExamined extends SoundMeasured {
  /** Of each thousandth, 0 to 1. */
  readonly peaks: readonly number[]
}

/** Undefined where there is no picture, or it cannot be decoded; writes `sprite.jpg` otherwise. */
export async function examinePicture(
  work: Work,
  durationMs: number,
): Promise<PictureMeasured | undefined> {
  const { video } = work.probe
  if (!video) return undefined
  const heard = await listen(work, pictureArguments(work, video, durationMs), durationMs)
  return heard && readPicture(heard.said, durationMs, leadOf(work.cut))
}

/** Undefined where there is no sound, or it cannot be decoded. */
export async function examineSound(
  work: Work,
  durationMs: number,
): Promise<SoundExamined | undefined> {
  const { audio } = work.probe
  if (!audio) return undefined
  const heard = await listen(work, soundArguments(work, audio, durationMs), durationMs)
  return heard && { ...readSound(heard.said, durationMs), peaks: readPeaks(heard.output) }
}

interface Heard {
  readonly output: string
  readonly said: string
}

/** Whatever it costs too much of: a film is not worse for being unknown. */
async function listen(
  { programs, folder, signal }: Work,
  args: readonly string[],
  durationMs: number,
): Promise<Heard | undefined> {
  let said = ''
  const limits = { folder, signal, timeoutMs: 60_000 + durationMs, isBackground: true }
  const onSaid = (text: string) => (said = (said + text).slice(-longestSaid))
  try {
    return { output: await runProgram(programs.ffmpegPath, args, { ...limits, onSaid }), said }
  } catch (fault) {
    if (fault instanceof ProgramFault && !isOurs(fault)) return undefined
    throw fault
  }
}

const longestSaid = 1024 * 1024

export function readSound(said: string, durationMs: number): SoundMeasured {
  return {
    lufs: decibels(/I:\s+(-?[\d.]+) LUFS/g, said, -70),
    truePeakDb: decibels(/Peak:\s+(-?[\d.]+|-inf) dBFS/g, said),
    silences: spansOf(said, /silence_start: (-?[\d.]+)/g, /silence_end: ([\d.]+)/g, durationMs),
  }
}

/** Two black keyframes with none between them are black all the time. */
export function readPicture(said: string, durationMs: number, leadMs: number): PictureMeasured {
  const frames = [...said.matchAll(/frame:(\d+) pblack:\d+ pts:\S+ t:([\d.]+)/g)]
  const blacks: Array<Span & { frameNo: number }> = []
  for (const [, frame, seconds] of frames) {
    const [frameNo, atMs] = [Number(frame), shown(Number(seconds) * 1000 - leadMs)]
    const last = blacks.at(-1)
    const before = last && last.frameNo + 1 === frameNo ? blacks.pop() : undefined
    blacks.push({ fromMs: before?.fromMs ?? atMs, toMs: atMs, frameNo })
  }
  const freezes = /freeze_start: ([\d.]+)/g
  return {
    blacks: blacks
      .filter(({ fromMs, toMs }) => toMs - fromMs >= shortestBlackMs)
      .map(({ fromMs, toMs }) => ({ fromMs, toMs })),
    stills: spansOf(said, freezes, /freeze_end: ([\d.]+)/g, durationMs, leadMs),
  }
}

const shortestBlackMs = 1000

/** Lines of `lavfi.astats.Overall.Peak_level=-12.3`. */
export function readPeaks(output: string): number[] {
  const found = [...output.matchAll(/Peak_level=(-?[\d.]+|-inf|nan)/g)].map(
    ([, db]) => Math.round(Math.min(1, 10 ** (Number(db) / 20) || 0) * 1000) / 1000,
  )
  return Array.from({ length: peakCount }, (_, index) => found[index] ?? 0)
}

/** The last one is that of the whole; `none` stands for no measure. */
function decibels(pattern: RegExp, said: string, none = -Infinity): number | undefined {
  const value = Number([...said.matchAll(pattern)].at(-1)?.[1] ?? Number.NaN)
  return Number.isFinite(value) && value > none ? value : undefined
}

/** The last one may last to the end. */
function spansOf(
  said: string,
  starts: RegExp,
  ends: RegExp,
  durationMs: number,
  leadMs = 0,
): Span[] {
  const read = (pattern: RegExp) =>
    [...said.matchAll(pattern)].map(([, seconds]) => shown(Number(seconds) * 1000 - leadMs))
  const until = read(ends)
  return read(starts).map((fromMs, index) => ({
    fromMs,
    toMs: Math.min(durationMs, until[index] ?? durationMs),
  }))
}

const shown = (ms: number) => Math.max(0, Math.round(ms))

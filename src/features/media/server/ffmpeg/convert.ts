// The steps of processing: each reads one file and writes its outputs into a folder.
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  aacArguments,
  captionArguments,
  copyArguments,
  posterArguments,
  progressiveArguments,
  rungArguments,
  webmArguments,
  type Source,
} from './arguments'
import { runFfmpeg } from './ffmpeg'
import { measurePlaylist } from './playlist'
import { ProgramFault } from './runProgram'
import { damaged } from './unusable'
import { probe as probeFile } from './probe'
import type { Rung } from './plan'
import type { Programs } from './probe'

/** What a step needs: the file being processed and its folder. */
export interface Work extends Source {
  bytes: number
  folder: string
  programs: Programs
  signal: AbortSignal
}

/**
 * Browsers hold a whole segment in memory; with longer segments, one file read by ranges is better.
 */
const longestSegmentSeconds = 20

export async function makePoster(work: Work): Promise<string | undefined> {
  for (const durationMs of [shownMsOf(work), 0]) {
    await runQuick(work, posterArguments(work, durationMs)).catch(overlookDamage)
    if (await exists(join(work.folder, 'poster.jpg'))) return 'poster.jpg'
  }
  return undefined
}

/** How long the cut is, as far as the file says. */
export function shownMsOf({ probe, cut }: Pick<Work, 'probe' | 'cut'>): number | undefined {
  const endMs = cut.outMs ?? probe.durationMs
  return endMs === undefined ? undefined : endMs - cut.inMs
}

export interface Quick {
  kind: 'hls' | 'mp4' | 'webm'
  files: string[]
  durationMs?: number
}

/**
 * Makes a playable version by copying streams; undefined if the result shows that it must be
 * encoded.
 */
export async function makeQuick(work: Work): Promise<Quick | undefined> {
  const { plan, programs, signal } = work
  if (plan.quick === undefined) return undefined
  try {
    if (plan.quick === 'webm') {
      await runQuick(work, webmArguments(work))
      const { durationMs } = await probeFile(join(work.folder, 'stream.webm'), programs, signal)
      return { kind: 'webm', files: ['stream.webm'], durationMs }
    }
    await runQuick(work, copyArguments(work))
    const { longestSeconds, durationMs } = await measure(work, 'copy')
    if (durationMs === 0) throw damaged()
    if (plan.quick === 'hls' && longestSeconds <= longestSegmentSeconds) {
      return { kind: 'hls', files: ['copy.mp4', 'copy.m3u8'], durationMs }
    }
    await runQuick(work, progressiveArguments(work))
    return { kind: 'mp4', files: ['stream.mp4'], durationMs }
  } catch (fault) {
    return overlookDamage(fault)
  }
}

export async function makeRung(
  work: Work,
  rung: Rung,
  onProgress: (doneMs: number) => void,
): Promise<string[]> {
  const durationMs = shownMsOf(work) ?? 3_600_000
  await runFfmpeg(work.programs, rungArguments(work, rung), {
    folder: work.folder,
    signal: work.signal,
    timeoutMs: longestEncodingMs(work, durationMs),
    isBackground: true,
    mostFileBytes: mostEncoded(work, rung),
    onProgress,
  })
  if ((await measure(work, rung.name)).durationMs === 0) throw damaged()
  return [`${rung.name}.mp4`, `${rung.name}.m3u8`]
}

const usualPixelsPerSecond = 1920 * 1080 * 30
const mostHours = 12

/** Five minutes, and ten times as long as it is watched: more for more and larger pictures, less for fewer. */
function longestEncodingMs({ probe: { video } }: Work, durationMs: number): number {
  const { width = 0, height = 0, framesPerSecond = 30 } = video ?? {}
  const share = (width * height * framesPerSecond) / usualPixelsPerSecond
  const factor = 10 * Math.min(4, Math.max(0.25, share))
  return Math.min(5 * 60_000 + durationMs * factor, mostHours * 3_600_000)
}

/** The copied quality once more, its Opus turned into AAC. */
export async function makeAac(work: Work): Promise<string[]> {
  const timeoutMs = 60_000 + (shownMsOf(work) ?? 3_600_000)
  const { programs, folder, signal } = work
  const limits = { folder, signal, timeoutMs, mostFileBytes: mostCopied(work) }
  await runFfmpeg(programs, aacArguments(work), { ...limits, isBackground: true })
  return ['aac.mp4', 'aac.m3u8']
}

/** Extracts the captions inside the file as WebVTT; a track without text gives an empty file. */
export async function makeCaptions(work: Work): Promise<Array<{ file: string; index: number }>> {
  if (work.probe.subtitles.length === 0) return []
  try {
    await runQuick(work, captionArguments(work))
  } catch (fault) {
    overlookDamage(fault)
    return []
  }
  return work.probe.subtitles.map(({ index }) => ({ file: `caption-${index}.vtt`, index }))
}

/**
 * The time limit for copying, which is bound by the disk: a minute plus a second for every 20 MB.
 */
function runQuick(work: Work, args: string[]): Promise<void> {
  const { programs, folder, bytes, signal } = work
  const limits = { folder, signal, mostFileBytes: mostCopied(work) }
  return runFfmpeg(programs, args, { ...limits, timeoutMs: 60_000 + bytes / 20_000 })
}

const unknownSeconds = 3600
const secondsOf = (work: Work) => (shownMsOf(work) ?? unknownSeconds * 1000) / 1000
/** Sound is encoded with 128 kbit/s. */
const soundBytesPerSecond = 24_000
/** Indexes, posters and captions. */
const spareBytes = 16 * 1024 * 1024

/**
 * What is copied is as large as the file, and its sound may be encoded anew. An index that names one
 * picture a thousand times asks for more.
 */
function mostCopied(work: Work): number {
  return work.bytes * 1.25 + secondsOf(work) * soundBytesPerSecond + spareBytes
}

/** What its rate and length allow; of a small file that says to be long no hundred times as much. */
function mostEncoded(work: Work, { videoKbps }: Rung): number {
  const bytesPerSecond = videoKbps * 125 * 1.5 + soundBytesPerSecond
  const byLength = secondsOf(work) * bytesPerSecond
  return Math.min(byLength, work.bytes * 20 + secondsOf(work) * soundBytesPerSecond) + spareBytes
}

async function measure({ folder }: Work, name: string) {
  return measurePlaylist(await readFile(join(folder, `${name}.m3u8`), 'utf8'))
}

/** Ignores the failure of an optional step. */
function overlookDamage(fault: unknown): undefined {
  if (fault instanceof ProgramFault && fault.end === 'exit') return undefined
  throw fault
}

async function exists(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  await file?.close()
  return file !== undefined
}

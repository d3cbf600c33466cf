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
    timeoutMs: Math.min(Math.max(10 * 60_000, durationMs * 10), 12 * 3_600_000),
    isBackground: true,
    onProgress,
  })
  if ((await measure(work, rung.name)).durationMs === 0) throw damaged()
  return [`${rung.name}.mp4`, `${rung.name}.m3u8`]
}

/** The copied quality once more, its Opus turned into AAC. */
export async function makeAac(work: Work): Promise<string[]> {
  const timeoutMs = 60_000 + (shownMsOf(work) ?? 3_600_000)
  const { programs, folder, signal } = work
  await runFfmpeg(programs, aacArguments(work), { folder, signal, timeoutMs, isBackground: true })
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
function runQuick({ programs, folder, bytes, signal }: Work, args: string[]): Promise<void> {
  return runFfmpeg(programs, args, { folder, signal, timeoutMs: 60_000 + bytes / 20_000 })
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

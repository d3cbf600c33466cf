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
import {
  longestCopyingMs,
  longestEncodingMs,
  longestSoundMs,
  mostCopied,
  mostEncoded,
  shownMsOf,
} from './limits'
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

/** How long it lasts, of a file that does not say so itself; undefined where that cannot be told. */
export async function findDurationMs(work: Work): Promise<number | undefined> {
  try {
    await runQuick(work, copyArguments(work))
    return (await measure(work, 'copy')).durationMs || undefined
  } catch (fault) {
    return overlookDamage(fault)
  }
}

export async function makeRung(
  work: Work,
  rung: Rung,
  onProgress: (doneMs: number) => void,
): Promise<string[]> {
  await runFfmpeg(work.programs, rungArguments(work, rung), {
    folder: work.folder,
    signal: work.signal,
    timeoutMs: longestEncodingMs(work),
    isBackground: true,
    mostFileBytes: mostEncoded(work, rung),
    onProgress,
  })
  if ((await measure(work, rung.name)).durationMs === 0) throw damaged()
  return [`${rung.name}.mp4`, `${rung.name}.m3u8`]
}

/** The copied quality once more, its Opus turned into AAC. */
export async function makeAac(work: Work): Promise<string[]> {
  const { programs, folder, signal } = work
  const timeoutMs = longestSoundMs(work)
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

function runQuick(work: Work, args: string[]): Promise<void> {
  const { programs, folder, signal } = work
  const timeoutMs = longestCopyingMs(work)
  return runFfmpeg(programs, args, { folder, signal, timeoutMs, mostFileBytes: mostCopied(work) })
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

// The steps of processing: each reads one file and writes its outputs into a folder.
import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  aacArguments,
  captionArguments,
  copyArguments,
  progressiveArguments,
  rungArguments,
  webmArguments,
  type Source,
} from './arguments'
import { leadOf } from './cut'
import { runFfmpeg } from './ffmpeg'
import { posterArguments } from './lookArguments'
import {
  longestCopyingMs,
  longestEncodingMs,
  longestSoundMs,
  mostCopied,
  mostEncoded,
  shownMsOf,
} from './limits'
import { lasting, measurePlaylist } from './playlist'
import { ProgramFault } from './runProgram'
import { damaged } from './unusable'
import type { Rung } from './plan'
import type { Programs } from './probe'
import type { AudioStream } from './readTracks'

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
  const fromMs = Math.min(1000, (shownMsOf(work) ?? 0) / 10)
  const attempts = [
    { fromMs, forMs: 20_000, percent: 80, level: 56 },
    { fromMs: 0, forMs: 60_000, percent: 98, level: 32 },
    { fromMs, forMs: 0, percent: 100, level: 0 },
    { fromMs: 0, forMs: 0, percent: 100, level: 0 },
  ]
  for (const attempt of work.probe.video ? attempts : attempts.slice(-1)) {
    await runQuick(work, posterArguments(work, attempt)).catch(overlookDamage)
    if (await exists(join(work.folder, 'poster.jpg'))) return 'poster.jpg'
  }
  return undefined
}

export interface Quick {
  kind: 'hls' | 'mp4' | 'webm'
  files: string[]
}

/**
 * Makes a playable version by copying streams; undefined if the result shows that it must be
 * encoded.
 */
export async function makeQuick(work: Work): Promise<Quick | undefined> {
  const { plan } = work
  if (plan.quick === undefined) return undefined
  try {
    if (plan.quick === 'webm') {
      await runQuick(work, webmArguments(work))
      return { kind: 'webm', files: ['stream.webm'] }
    }
    await runQuick(work, copyArguments(work))
    const { longestSeconds, durationMs } = await measure(work, 'copy')
    if (durationMs === 0) throw damaged()
    if (plan.quick === 'hls' && longestSeconds <= longestSegmentSeconds) {
      return { kind: 'hls', files: ['copy.mp4', 'copy.m3u8'] }
    }
    await runQuick(work, progressiveArguments(work))
    return { kind: 'mp4', files: ['stream.mp4'] }
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
  await measure(work, 'aac')
  return ['aac.mp4', 'aac.m3u8']
}

/** A copied quality with another sound. */
export async function makeCopy(work: Work, name: string): Promise<string[]> {
  await runQuick(work, copyArguments(work, name))
  await measure(work, name)
  return [`${name}.mp4`, `${name}.m3u8`]
}

/** The film with another sound, as AAC. */
export const hearing = (work: Work, audio: AudioStream): Work => ({
  ...work,
  probe: { ...work.probe, audio },
  plan: { ...work.plan, audio: 'aac' },
})

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

/** Measures the playlist of a quality that was made, and lets it last as long as the film. */
async function measure(work: Work, name: string) {
  const path = join(work.folder, `${name}.m3u8`)
  const text = await readFile(path, 'utf8')
  const measured = measurePlaylist(text)
  const shownMs = shownMsOf(work)
  if (measured.durationMs > 0 && shownMs !== undefined)
    await writeFile(path, lasting(text, shownMs + leadOf(work.cut)))
  return measured
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

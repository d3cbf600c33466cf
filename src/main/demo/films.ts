/** The films of the demo's programs: drawn once as the product draws films, smaller, from the demo's footage. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { probe, type Programs } from '../../features/media/server'
import { drawFilm } from '../../features/programs/server'
import { renderer, sizeOf, type MediaFacts } from '../../features/programs/timeline'
import { demoCuts, timelineOf, type DemoCut } from './programs'
import { demoVideos } from './videos'
import { work } from './work'

export interface DemoFilm {
  readonly file: string
  readonly cut: DemoCut
}

/** Smaller than `sizeOf` says, so that a setup draws them in a minute and a first start makes no smaller ones. */
const part = 1 / 3

/** One for each version, the oldest first: what waits for a yes has one without its last block before it. */
export function filmsOf(cut: DemoCut): readonly DemoFilm[] {
  const isAsked = work.northwind.programs.some(
    ({ title, approver }) => title === cut.program && approver !== undefined,
  )
  const cuts = isAsked ? [{ ...cut, blocks: cut.blocks.slice(0, -1) }, cut] : [cut]
  const slug = cut.program.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return cuts.map((each, at) => ({ file: `${slug}-${at + 1}.mp4`, cut: each }))
}

interface Making extends Programs {
  /** Where the footage is. */
  readonly videos: string
  /** Where they are kept. */
  readonly folder: string
}

/** Draws those that are missing or have changed; each appears only when it is complete. */
export async function makeDemoFilms({ videos, folder, ...programs }: Making): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { file, cut } of demoCuts.flatMap(filmsOf)) {
    const path = join(folder, file)
    const key = keyOf(cut, videos)
    const isDrawn =
      existsSync(path) && existsSync(`${path}.key`) && readFileSync(`${path}.key`, 'utf8') === key
    if (isDrawn) continue
    const draft = mkdtempSync(join(tmpdir(), 'demo-film-'))
    try {
      const name = await drawOne(cut, videos, draft, programs)
      writeFileSync(`${path}.new`, readFileSync(join(draft, name)))
      renameSync(`${path}.new`, path)
      writeFileSync(`${path}.key`, key)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }
}

async function drawOne(cut: DemoCut, videos: string, folder: string, programs: Programs) {
  const { signal } = new AbortController()
  const media: Record<string, MediaFacts> = {}
  const sources = new Map<string, { path: string; startS: number }>()
  for (const file of new Set(cut.blocks.flatMap(({ clip }) => fileOf(clip) ?? []))) {
    const path = join(videos, file)
    const { startS, durationMs = 0, video, audio } = await probe(path, programs, signal)
    media[file] = {
      sha256: file,
      durationMs,
      firstPictureS: video?.firstPictureS ?? startS,
      fps: video?.framesPerSecond ?? 0,
      width: video?.width ?? 0,
      height: video?.height ?? 0,
      hasSound: audio !== undefined,
      state: 'ready',
    }
    sources.set(file, { path, startS })
  }
  const timeline = timelineOf(cut, mediaOf)
  const { width, height } = sizeOf(timeline)
  const size = { width: width * part, height: height * part }
  return drawFilm(
    { timeline, facts: { media }, size },
    { sources, readFont, programs, folder, signal },
  )
}

/** It has none of its own. */
const readFont = () => Promise.reject(new Error('The demo has no fonts.'))

const fileOf = (clip: string | undefined) => demoVideos.find(({ title }) => title === clip)?.file
const mediaOf = (clip: string) => {
  const file = fileOf(clip)
  return file && { type: 'clip' as const, id: file, assetId: file }
}

/** Of what is shown, how it is put together, and how it is drawn. */
function keyOf(cut: DemoCut, videos: string): string {
  const files = cut.blocks.flatMap(({ clip }) => fileOf(clip) ?? [])
  const shown = files.map((file) => readFileSync(join(videos, `${file}.key`), 'utf8'))
  const all = JSON.stringify([timelineOf(cut, mediaOf), renderer, part, shown])
  return createHash('sha256').update(all).digest('hex')
}

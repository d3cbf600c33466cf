// Films of timelines, made without a server.
import { join } from 'node:path'
import { probe } from '../../src/features/media/server'
import { drawChunk } from '../../src/features/programs/server/render/drawChunk'
import type { SourceFile } from '../../src/features/programs/server/render/graph'
import { joinFilm } from '../../src/features/programs/server/render/joinFilm'
import { mixSound } from '../../src/features/programs/server/render/mixSound'
import {
  plan,
  type MediaFacts,
  type Recipe,
  type Timeline,
} from '../../src/features/programs/timeline'
import { mediaFacts } from './timelines'

export const programs = {
  ffmpegPath: process.env['FFMPEG_PATH'] ?? 'ffmpeg',
  ffprobePath: process.env['FFPROBE_PATH'] ?? 'ffprobe',
}

/** Files by the names that stand for their asset and for their bytes. */
export interface Sources {
  readonly files: ReadonlyMap<string, SourceFile>
  readonly media: Readonly<Record<string, MediaFacts>>
}

const { signal } = new AbortController()

export async function openSources(paths: Readonly<Record<string, string>>): Promise<Sources> {
  const files = new Map<string, SourceFile>()
  const media: Record<string, MediaFacts> = {}
  for (const [name, path] of Object.entries(paths)) {
    const {
      startS,
      container,
      video,
      audio,
      durationMs = 8_000,
    } = await probe(path, programs, signal)
    if (!video) throw new Error(`${name} has no picture.`)
    const { firstPictureS, framesPerSecond: fps = 30, width, height } = video
    files.set(name, { path, startS, isSeekable: container !== 'mpegts', video, audio })
    media[name] = mediaFacts({
      sha256: name,
      durationMs,
      firstPictureS,
      fps,
      width,
      height,
      lufs: -16,
    })
  }
  return { files, media }
}

export interface Made {
  readonly path: string
  readonly chunks: readonly string[]
}

/** @param size of the pictures, where another than that of the program shows the same */
export async function makeFilm(
  timeline: Timeline,
  name: string,
  { files, media, folder }: Sources & { readonly folder: string },
  size?: Pick<Recipe, 'width' | 'height'>,
): Promise<Made> {
  const { chunks, sound } = plan(timeline, { media })
  const drawing = {
    sources: files,
    readFont: () => Promise.reject(new Error('There is only Inter.')),
    programs,
    folder,
    signal,
  }
  const parts = []
  for (const { recipe, fromFrame } of chunks) {
    const file = await drawChunk({ ...recipe, ...size }, `${name}-${fromFrame}`, drawing)
    parts.push({ path: join(folder, file), frames: recipe.frames })
  }
  const track = await mixSound(sound.recipe, `${name}-sound`, drawing)
  const film = await joinFilm(
    { parts, sound: join(folder, track), fps: timeline.fps },
    name,
    drawing,
  )
  return { path: join(folder, film), chunks: parts.map(({ path }) => path) }
}

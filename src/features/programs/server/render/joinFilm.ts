// Joins chunks and sound into one film by copy: nothing is drawn twice.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../../../media/server'
import { BadChunk, type Drawing } from './drawChunk'
import { streamOf } from './streamOf'

export interface Part {
  /** In the folder, or anywhere. */
  readonly path: string
  readonly frames: number
}

export interface Film {
  readonly parts: readonly Part[]
  readonly sound: string
  readonly fps: number
}

/** Returns the name of the film in the folder. */
export async function joinFilm(
  { parts, sound, fps }: Film,
  name: string,
  drawing: Pick<Drawing, 'programs' | 'folder' | 'signal'>,
): Promise<string> {
  const { folder, programs, signal } = drawing
  await requireAlike(parts)
  const list = parts.flatMap(({ path, frames }) => [
    `file 'file:${path.replaceAll("'", "'\\''")}'`,
    `duration ${(frames / fps).toFixed(9)}`,
  ])
  await writeFile(join(folder, `${name}.txt`), ['ffconcat version 1.0', ...list, ''].join('\n'))
  const output = `${name}.mp4`
  const args = [
    ...'-v error -nostdin -y -f concat -safe 0 -i'.split(' '),
    `${name}.txt`,
    '-i',
    `file:${sound}`,
    ...'-map 0:v -map 1:a -c copy -map_metadata -1 -movflags +faststart -fflags +bitexact'.split(
      ' ',
    ),
    '-video_track_timescale',
    String(fps * 1_000),
    output,
  ]
  const seconds = parts.reduce((sum, { frames }) => sum + frames / fps, 0)
  await runProgram(programs.ffmpegPath, args, {
    folder,
    signal,
    timeoutMs: 120_000 + seconds * 1_000,
  })
  return output
}

/** A player reads the parameter sets of the first chunk for all of them. */
async function requireAlike(parts: readonly Part[]): Promise<void> {
  let shape: string | undefined
  for (const { path, frames } of parts) {
    const found = await streamOf(path)
    shape ??= found.shape
    if (found.frames !== frames || found.shape !== shape)
      throw new BadChunk('A chunk does not fit the others.')
  }
}

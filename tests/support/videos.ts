/**
 * Real video files made by ffmpeg, once per machine; their names are derived from their settings.
 */
import { spawnSync } from 'node:child_process'
import { createCipheriv, createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { projectRoot } from './projectRoot'

const folder = join(projectRoot, '.cache/test-videos')
const ffmpegPath = process.env['FFMPEG_PATH'] ?? 'ffmpeg'

export interface Picture {
  seconds?: number
  size?: string
  rate?: number
}

/** A moving test picture and a tone, from ffmpeg's own sources. */
export function video(ending: string, output: string, picture: Picture = {}): string {
  const { seconds = 3, size = '640x360', rate = 30 } = picture
  return made(ending, [
    `-f lavfi -i testsrc2=size=${size}:rate=${rate}:duration=${seconds}`,
    `-f lavfi -i sine=frequency=440:duration=${seconds}`,
    `-shortest ${output}`,
  ])
}

export const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 60 -c:a aac'

export function made(ending: string, words: readonly string[], input?: string): string {
  const recipe = words.join(' ')
  const name = createHash('sha256').update(recipe).digest('hex').slice(0, 16)
  const path = join(folder, `${name}.${ending}`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  const draft = join(folder, `${name}.${process.pid}-${threadId}.${ending}`)
  const run = spawnSync(ffmpegPath, ['-v', 'error', '-y', ...recipe.split(' '), draft], {
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(input === undefined ? {} : { input, stdio: ['pipe', 'inherit', 'inherit'] as const }),
  })
  if (run.status !== 0) {
    rmSync(draft, { force: true })
    throw new Error(`ffmpeg is needed to make test videos (apt-get install ffmpeg): ${recipe}`)
  }
  renameSync(draft, path)
  return path
}

/** A file with exactly these bytes. */
export function written(name: string, bytes: string | Buffer): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  const draft = `${path}.${process.pid}-${threadId}`
  writeFileSync(draft, bytes)
  renameSync(draft, path)
  return path
}

/** The first part of a real file, as an interrupted copy leaves it. */
export function cut(path: string, share: number): string {
  const bytes = readFileSync(path)
  return written(
    `cut-${share}-${path.split('/').at(-1)}`,
    bytes.subarray(0, Math.floor(bytes.length * share)),
  )
}

/** An MP4 file that is this large, though it takes no longer to encode: players skip the box at its end. */
export function enlarged(path: string, bytes: number): string {
  const film = readFileSync(path)
  const box = Buffer.alloc(bytes - film.length)
  box.writeUInt32BE(box.length)
  box.write('free', 4)
  // Never the same twice, so that parts in another order make another file.
  const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16))
  noise.update(Buffer.alloc(box.length - 8)).copy(box, 8)
  return written(`${bytes}-${path.split('/').at(-1)}`, Buffer.concat([film, box]))
}

/** Draws a scene into a video: what moves comes from sharp, picture by picture; ffmpeg lays it over the backdrop. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { svgOf, type Scene, type Size } from './scene'

export interface Film extends Size {
  readonly scene: Scene
  readonly seconds: number
  readonly fps: number
  /** A lavfi source (ffmpeg's filter input). */
  readonly sound?: string
}

/** Drawn so often, and shown as often as the film's rate wants: twelve are enough for drawings. */
const picturesPerSecond = 12
/** Larger films are drawn smaller and scaled up: soft edges lose nothing. */
const widest = 1280

export async function drawVideo(film: Film, path: string, ffmpegPath: string): Promise<void> {
  const { scene } = film
  const still = backdropOf(path)
  await sharp(Buffer.from(svgOf(scene.size, drawnSize(film), scene.backdrop)))
    .png()
    .toFile(still)
  const child = spawn(ffmpegPath, argumentsFor(film, path))
  let said = ''
  child.stderr.on('data', (words: Buffer) => (said += words.toString()))
  // Of a program that has ended the exit code tells.
  child.stdin.on('error', () => {})
  const ended = once(child, 'close')
  for (const svg of movingOf(film)) {
    if (!child.stdin.writable) break
    if (!child.stdin.write(await pixelsOf(svg)))
      await Promise.race([once(child.stdin, 'drain'), ended])
  }
  child.stdin.end()
  await ended
  rmSync(still)
  if (child.exitCode !== 0) throw new Error(`ffmpeg could not draw a film: ${said}`)
}

/** While it is drawn. */
const backdropOf = (path: string) => `${path}.png`

/** The pictures of one loop, without the backdrop. */
export function movingOf({ scene, ...film }: Film): readonly string[] {
  const count = countOf(scene)
  return Array.from({ length: count }, (_, index) =>
    svgOf(scene.size, drawnSize(film), scene.moving(index / count)),
  )
}

/** Straight RGBA. */
export const pixelsOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()

const countOf = ({ loopS }: Scene) => Math.round(loopS * picturesPerSecond)

function drawnSize({ width, height }: Size): Size {
  const part = Math.min(1, widest / Math.max(width, height))
  return { width: Math.round(width * part), height: Math.round(height * part) }
}

const words = (text: string) => text.split(' ')

/** Of equal arguments and equal drawings comes an equal film. */
export function argumentsFor(film: Film, path: string): string[] {
  const { scene, width, height, seconds, fps, sound } = film
  const size = drawnSize(film)
  const raw = `-f rawvideo -pix_fmt rgba -s ${size.width}x${size.height} -framerate ${picturesPerSecond}`
  const graph = [
    '[1:v][0:v]overlay=format=yuv420:eof_action=repeat,format=yuv420p',
    `trim=end_frame=${countOf(scene)},loop=loop=-1:size=${countOf(scene)}`,
    `fps=${fps},scale=${width}:${height}:flags=bicubic[v]`,
  ].join()
  return [
    ...words('-hide_banner -loglevel error -nostdin -y'),
    ...words(`${raw} -i pipe:0 -i`),
    backdropOf(path),
    ...(sound === undefined ? [] : ['-f', 'lavfi', '-t', String(seconds), '-i', sound]),
    '-filter_complex',
    graph,
    ...words(
      `-map [v]${sound === undefined ? '' : ' -map 2:a -ac 1'} -t ${seconds} -pix_fmt yuv420p -g 50`,
    ),
    ...words(path.endsWith('.webm') ? webm : mp4),
    path,
  ]
}

const mp4 =
  '-c:v libx264 -preset superfast -tune animation -crf 23 -c:a aac -b:a 96k -movflags +faststart'
const webm =
  '-c:v libvpx -b:v 900k -deadline realtime -cpu-used 16 -static-thresh 800 -threads 1 -c:a libopus -b:a 64k'

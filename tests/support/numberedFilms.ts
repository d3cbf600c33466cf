/** Films whose frames carry their number: 16 bars of 20 pixels, white for 1, and a tone. */
import { spawnSync } from 'node:child_process'
import { made } from './videos'

export const filmSize = { width: 320, height: 180 } as const
const bits = 16
const barWidth = filmSize.width / bits

export interface NumberedFilm {
  readonly ending: string
  readonly rate: string
  readonly seconds?: number
  readonly output?: string
  /** Where its time begins. */
  readonly startS?: number
}

const h264 = '-c:v libx264 -preset ultrafast -crf 12 -pix_fmt yuv420p -g 50 -bf 2 -c:a aac'

export function numberedFilm({
  ending,
  rate,
  seconds = 8,
  output = h264,
  startS,
}: NumberedFilm): string {
  const { width, height } = filmSize
  const bars = `geq=lum='if(mod(floor(N/pow(2,floor(X/${barWidth}))),2),235,16)':cb=128:cr=128`
  return made(ending, [
    `-f lavfi -i color=c=black:s=${width}x${height}:r=${rate}:d=${seconds},format=yuv420p,${bars}`,
    `-f lavfi -i sine=frequency=440:duration=${seconds}:sample_rate=48000`,
    ...(startS === undefined ? [] : [`-output_ts_offset ${startS}`]),
    `-shortest ${output}`,
  ])
}

const ffmpegPath = process.env['FFMPEG_PATH'] ?? 'ffmpeg'

/** The number of each frame of a film, in order. */
export function readNumbers(path: string): number[] {
  const { width, height } = filmSize
  const read = [
    '-v',
    'error',
    '-i',
    path,
    '-f',
    'rawvideo',
    '-pix_fmt',
    'gray',
    '-vsync',
    '0',
    'pipe:1',
  ]
  const { stdout, status, stderr } = spawnSync(ffmpegPath, read, { maxBuffer: 1024 * 1024 * 1024 })
  if (status !== 0) throw new Error(String(stderr))
  const bytes = width * height
  // Words stand in the lower part of the picture.
  const row = Math.round(height / 4)
  return Array.from({ length: stdout.length / bytes }, (_, frame) => {
    let number = 0
    for (let bit = 0; bit < bits; bit++) {
      const at = frame * bytes + row * width + bit * barWidth + barWidth / 2
      if (stdout[at]! > 125) number += 2 ** bit
    }
    return number
  })
}

/** What ffprobe or ffmpeg says, line by line. */
export function said(program: 'ffmpeg' | 'ffprobe', ...args: string[]): string[] {
  const path = program === 'ffmpeg' ? ffmpegPath : (process.env['FFPROBE_PATH'] ?? 'ffprobe')
  const { stdout, status, stderr } = spawnSync(path, ['-v', 'error', ...args], {
    maxBuffer: 256 * 1024 * 1024,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return stdout.split('\n').filter((line) => line !== '')
}

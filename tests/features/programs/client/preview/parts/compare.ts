// Pictures of a preview beside those of its film.
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { said } from '../../../../../support/numberedFilms'

interface Pictures {
  readonly film: Uint8Array
  readonly shot: Uint8Array
  readonly width: number
  readonly height: number
}

/** By how many pixels the film has to be moved to be most like the preview, within a box in hundredths. */
export function movedIn(
  { film, shot, width, height }: Pictures,
  box: { x: number; y: number; width: number; height: number },
): number {
  const [left, top] = [Math.round((box.x * width) / 100), Math.round((box.y * height) / 100)]
  const [wide, high] = [
    Math.round((box.width * width) / 100),
    Math.round((box.height * height) / 100),
  ]
  let best = { unlike: Infinity, far: 0 }
  for (let dy = -4; dy <= 4; dy++)
    for (let dx = -4; dx <= 4; dx++) {
      let unlike = 0
      for (let y = top; y < top + high; y++)
        for (let x = left; x < left + wide; x++)
          unlike += Math.abs(film[(y + dy) * width + x + dx]! - shot[y * width + x]!)
      if (unlike < best.unlike) best = { unlike, far: Math.max(Math.abs(dx), Math.abs(dy)) }
    }
  return best.far
}

/** Of the film, in the preview's size, beside the preview: how alike, and what is bright in each. */
export function compare(path: string, shots: string, frames: readonly number[]) {
  const chosen = frames.map((frame) => `eq(n\\,${frame})`).join('+')
  const [inFilm, inPreview] = ['film', 'preview'].map((name) => `${path}-${name}.gray`)
  const { width, height } = pictureSize(shots.replace('%02d', '00'))
  const colours = 'settb=1/25,setpts=N,format=gbrp,split'
  const brightness = 'scale,format=gray,split'
  said(
    'ffmpeg',
    '-i',
    path,
    '-framerate',
    '1',
    '-i',
    shots,
    '-filter_complex',
    [
      `[0:v]select='${chosen}',scale=${width}:${height}:flags=bicubic,${colours}[f1][f2]`,
      `[1:v]${colours}[p1][p2]`,
      `[f1]${brightness}[f3][f4]`,
      `[p1]${brightness}[p3][p4]`,
      `[f2][p2]psnr=stats_file=${path}.psnr`,
      `[f3][p3]ssim=stats_file=${path}.ssim`,
    ].join(';'),
    ...'-f null -'.split(' '),
    ...'-map [f4] -vsync 0 -f rawvideo -y'.split(' '),
    inFilm!,
    ...'-map [p4] -vsync 0 -f rawvideo -y'.split(' '),
    inPreview!,
  )
  const bytes = width * height
  const [films, previews] = [readFileSync(inFilm!), readFileSync(inPreview!)]
  expect([films.length, previews.length]).toEqual([frames.length * bytes, frames.length * bytes])
  const [ssims, psnrs] = ['ssim', 'psnr'].map((kind) => statsIn(`${path}.${kind}`))
  return frames.map((frame, at) => ({
    frame,
    ssim: ssims![at]!,
    psnr: psnrs![at]!,
    film: films.subarray(at * bytes, (at + 1) * bytes),
    shot: previews.subarray(at * bytes, (at + 1) * bytes),
    width,
    height,
  }))
}

const statsIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/(?:All|psnr_avg):(\S+)/g)].map(([, value]) =>
    value === 'inf' ? Infinity : Number(value),
  )

function pictureSize(path: string): { readonly width: number; readonly height: number } {
  const entries = ['-show_entries', 'stream=width,height', '-of', 'csv=p=0']
  const [width = 0, height = 0] = said('ffprobe', ...entries, path)[0]!
    .split(',')
    .map(Number)
  return { width, height }
}

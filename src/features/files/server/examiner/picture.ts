import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { mostPixels } from '../../file'
import { largeFile, Refusal, smallFile, type Picture } from './examined'

const limits = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const
const edges = { [smallFile]: 640, [largeFile]: 1600 }

sharp.concurrency(1)
sharp.cache(false)

/** Puts two WebP previews into the folder. */
export async function drawPicture(path: string, folder: string): Promise<Picture> {
  return draw(() => sharp(path, limits), folder)
}

/**
 * A drawing in SVG is given as bytes, without an address that it could refer to others by, and drawn
 * as large as its previews.
 */
export async function drawDrawing(path: string, folder: string): Promise<Picture> {
  const bytes = await readFile(path)
  const { width = 1, height = 1 } = await sharp(bytes, limits).metadata().catch(toldOf)
  const wanted = (72 * edges[largeFile]) / Math.max(width, height)
  const density = Math.min(2400, Math.max(72, wanted))
  await draw(() => sharp(bytes, { ...limits, density }), folder)
  return { width, height }
}

export async function draw(begin: () => Sharp, folder: string): Promise<Picture> {
  const { width = 0, height = 0, autoOrient } = await begin().metadata().catch(toldOf)
  if (width * height > mostPixels) throw new Refusal('hasTooManyPixels')
  for (const [file, edge] of Object.entries(edges)) {
    await begin()
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(join(folder, file))
      .catch(toldOf)
  }
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height }
}

function toldOf(fault: unknown): never {
  throw new Refusal(
    /pixel limit|too large/i.test(String(fault)) ? 'hasTooManyPixels' : 'isDamaged',
    String(fault),
  )
}

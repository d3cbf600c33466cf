/** Makes of an uploaded picture the small ones that screens show. */
import pLimit from 'p-limit'
import { pictureMaxBytes, pictureMaxPixels } from '../../../generated/facts/constants'
import { failure } from '../errors'

/** Width and height in pixels. */
export const pictureSizes = [64, 256] as const
export type PictureSize = (typeof pictureSizes)[number]
export type Drawn = Readonly<Record<PictureSize, Buffer>>

/** What a picture begins with, whatever it is called; what is read with these is never a program. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

const longestSeconds = 10
const quality = 84
/** A picture may take 200 MB while it is read. */
const oneByOne = pLimit(1)

/**
 * Square WebP without what cameras write beside a picture, such as its place. Fails with
 * `pictureTooLarge` and `pictureUnreadable`.
 */
export async function drawPicture(bytes: Buffer): Promise<Drawn> {
  if (bytes.length > pictureMaxBytes) throw failure('pictureTooLarge')
  if (!beginnings.some((isOne) => isOne(bytes))) throw failure('pictureUnreadable')
  return oneByOne(() => draw(bytes))
}

async function draw(bytes: Buffer): Promise<Drawn> {
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: pictureMaxPixels, failOn: 'truncated' } as const
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(unreadable)
  if (width * height > pictureMaxPixels) throw failure('pictureTooLarge')
  const [large, small] = pictureSizes.toReversed()
  const drawn = await sharp(bytes, options)
    .autoOrient()
    .resize(large, large)
    .timeout({ seconds: longestSeconds })
    .webp({ quality })
    .toBuffer()
    .catch(unreadable)
  const again = await sharp(drawn).resize(small, small).webp({ quality }).toBuffer()
  return { 64: again, 256: drawn }
}

function unreadable(): never {
  throw failure('pictureUnreadable')
}

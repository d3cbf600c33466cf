import type { PictureSize, Square } from './crop'

export interface ReadPicture extends PictureSize {
  readonly image: HTMLImageElement
  /** To be revoked once the picture is not shown any more. */
  readonly url: string
}

export type PictureFault = 'tooLarge' | 'unreadable'

export interface PictureLimits {
  readonly bytes: number
  readonly pixels: number
}

export const readableTypes = 'image/jpeg,image/png,image/webp'

/** A file as a picture, or why it is none. */
export function readPicture(file: File, most: PictureLimits): Promise<ReadPicture | PictureFault> {
  if (file.size > most.bytes) return Promise.resolve('tooLarge')
  if (!readableTypes.split(',').includes(file.type)) return Promise.resolve('unreadable')
  return new Promise((resolve) => {
    const url = URL.createObjectURL(file)
    const refuse = (fault: PictureFault) => {
      URL.revokeObjectURL(url)
      resolve(fault)
    }
    const image = new Image()
    image.addEventListener('error', () => refuse('unreadable'))
    image.addEventListener('load', () => {
      const { naturalWidth: width, naturalHeight: height } = image
      if (width * height > most.pixels) refuse('tooLarge')
      else resolve({ image, url, width, height })
    })
    image.src = url
  })
}

/** Twice what is shown at most, so that it is sharp once the server has drawn it. */
const drawnSide = 512

/** The square of the picture as WebP or PNG, in base64. */
export function drawSquare({ image }: ReadPicture, { left, top, side }: Square): string {
  const canvas = document.createElement('canvas')
  canvas.width = drawnSide
  canvas.height = drawnSide
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(image, left, top, side, side, 0, 0, drawnSide, drawnSide)
  return canvas.toDataURL('image/webp', 0.92).replace(/^[^,]*,/, '')
}

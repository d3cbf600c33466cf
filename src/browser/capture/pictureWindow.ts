/** Half a second of the camera's picture. Luma is 0 to 255. */
export interface PictureWindow {
  readonly luma: number
  /** Of the middle third, and of what stands around it. */
  readonly centre: number
  readonly border: number
  /** Exactly the same picture as half a second before. */
  readonly isSame: boolean
  /** Pictures that were shown, of those that the camera promised. */
  readonly frameShare: number
}

export const pictureWindowMs = 500
export const meterWidth = 64
export const meterHeight = 36

/** `pixels`: red, green, blue and alpha of 64 by 36 pixels. */
export function measurePicture(
  pixels: ArrayLike<number>,
): Pick<PictureWindow, 'luma' | 'centre' | 'border'> {
  const sums = { centre: 0, border: 0 }
  const counts = { centre: 0, border: 0 }
  for (let index = 0; index < meterWidth * meterHeight; index += 1) {
    const column = index % meterWidth
    const isCentre = column >= meterWidth / 3 && column < (2 * meterWidth) / 3
    const part = isCentre ? 'centre' : 'border'
    sums[part] += lumaAt(pixels, index * 4)
    counts[part] += 1
  }
  const luma = (sums.centre + sums.border) / (counts.centre + counts.border)
  return { luma, centre: sums.centre / counts.centre, border: sums.border / counts.border }
}

/** ITU-R BT.709. */
function lumaAt(pixels: ArrayLike<number>, at: number): number {
  const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

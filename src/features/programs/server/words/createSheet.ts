import { createCanvas } from '@napi-rs/canvas'
import type { Pen, Size } from '../../words'

/** A transparent picture to draw words on, again and again. */
export interface Sheet {
  readonly pen: Pen
  clear(): void
  /** Four bytes a pixel, red, green, blue, alpha, not premultiplied, from the top left. */
  readRgba(): Uint8ClampedArray
}

export function createSheet({ width, height }: Size): Sheet {
  const pen = createCanvas(width, height).getContext('2d')
  return {
    pen,
    clear: () => pen.clearRect(0, 0, width, height),
    readRgba: () => pen.getImageData(0, 0, width, height).data,
  }
}

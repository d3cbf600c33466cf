// Which square of a picture is used.

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The middle of the square, in pixels of the picture; zoom 1 is the largest square there is. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** So many pixels of the picture are seen at least, unless it has fewer. */
const fewestPixels = 64
const furthestZoom = 8

export const mostZoom = ({ width, height }: PictureSize): number =>
  Math.min(furthestZoom, Math.max(1, Math.min(width, height) / fewestPixels))

export const wholeCrop = ({ width, height }: PictureSize): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
})

export function squareOf({ width, height }: PictureSize, { x, y, zoom }: Crop): Square {
  const side = Math.min(width, height) / zoom
  return { left: x - side / 2, top: y - side / 2, side }
}

/** Moves the square by so many pixels of the picture, as far as the picture goes. */
export const movedBy = (picture: PictureSize, crop: Crop, dx: number, dy: number): Crop =>
  within(picture, { ...crop, x: crop.x + dx, y: crop.y + dy })

export const zoomedTo = (picture: PictureSize, crop: Crop, zoom: number): Crop =>
  within(picture, { ...crop, zoom: clamp(zoom, 1, mostZoom(picture)) })

function within(picture: PictureSize, crop: Crop): Crop {
  const half = squareOf(picture, crop).side / 2
  return {
    ...crop,
    x: clamp(crop.x, half, picture.width - half),
    y: clamp(crop.y, half, picture.height - half),
  }
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))

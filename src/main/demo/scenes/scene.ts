/** What is drawn for a clip of the demo: a still backdrop, and before it what moves, as SVG. */
export interface Scene {
  /** Of the drawing, in its own units. */
  readonly size: Size
  /** After so many seconds the picture is the first one again. */
  readonly loopS: number
  readonly backdrop: string
  /** At this part of the loop, from 0 to 1. */
  moving(at: number): string
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const wide: Size = { width: 1280, height: 720 }

export const svgOf = ({ width, height }: Size, to: Size, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${to.width}" height="${to.height}">${inner}</svg>`

/** Words as shapes, in pixels: what is left is to fill them. */
export interface Layout {
  readonly width: number
  readonly height: number
  /** Over the whole picture, and whether it comes and goes with the words. */
  readonly fill?: { readonly paint: Filling; readonly stays: boolean }
  readonly shapes: readonly Shape[]
  readonly motion: 'fade' | 'slide' | 'none'
  /** How far it slides. */
  readonly slide: number
}

export type Shape =
  | {
      readonly kind: 'plate'
      readonly paint: Filling
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius: number
    }
  | { readonly kind: 'outline'; readonly paint: string; readonly path: readonly Segment[] }

/** As in the paths of SVG, absolute. */
export interface Segment {
  readonly type: string
  readonly values: readonly number[]
}

/** A colour of CSS, or a gradient between two points. */
export type Filling =
  | string
  | {
      readonly from: string
      readonly to: string
      readonly line: readonly [number, number, number, number]
    }

export interface Refused {
  readonly refused: 'textTooLong' | 'noGlyph'
  /** That no font has. */
  readonly letter?: string
}

import type { Brand, Timeline } from '../../../../../generated/facts/features/programs'

/** How words look in a picture, as data. Lengths are hundredths of its shorter side, if nothing else is said. */
export interface Style {
  readonly id: StyleId
  readonly kind: StyleKind
  /** Where it may draw, in hundredths of width and height. */
  readonly box: Readonly<Record<Timeline['aspect'], Box>>
  readonly align: 'start' | 'middle'
  readonly anchor: 'top' | 'middle' | 'bottom'
  /** From top to bottom. */
  readonly fields: readonly Field[]
  /** Over the whole picture; one that stays does not come and go with the words. */
  readonly fill?: { readonly paint: Paint; readonly stays: boolean }
  /** Behind the words, as large as they are. */
  readonly plate?: { readonly paint: Paint; readonly radius: number }
  readonly pad: { readonly x: number; readonly y: number }
  /** A bar where lines begin. */
  readonly mark?: { readonly colour: Colour; readonly width: number }
  readonly motion: 'fade' | 'slide' | 'none'
}

export type StyleId =
  | 'lowerThirdBar'
  | 'lowerThirdSlim'
  | 'lowerThirdPlain'
  | 'titleBarLeft'
  | 'titleCentre'
  | 'titleOverPicture'
  | 'slotCard'
  | 'captions'

/** By which words are kept, so that another style of the same fields takes them over. */
export type FieldKey = 'name' | 'role' | 'title' | 'subtitle' | 'label' | 'text'

export type StyleKind = 'lowerThird' | 'title' | 'own'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Field {
  readonly key: FieldKey
  readonly font: 'title' | 'text'
  readonly colour: Colour
  /** It shrinks so far before it is too long. */
  readonly size: number
  readonly minSize: number
  readonly lines: number
  /** To what stands above it. */
  readonly gap?: number
}

export type Colour = keyof Omit<Brand, 'titleFont' | 'textFont'>

export interface Tint {
  readonly colour: Colour
  /** 0..1 */
  readonly alpha: number
}

/** One colour, or from one to another. */
export type Paint =
  | Tint
  | {
      readonly from: Tint
      readonly to: Tint
      readonly along: 'x' | 'y'
      /** How far it is the first alone, 0..1. */
      readonly begins?: number
    }

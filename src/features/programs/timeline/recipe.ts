// What a piece of a film is made from. Equal recipes make equal pieces, wherever in whichever program they stand.
import type { Block, Brand, Timeline } from '../../../../generated/facts/features/programs'

/** Raised when the same recipe would be drawn otherwise than before. */
export const renderer = 2

/** Of one chunk of pictures. All positions are frames of the program's rate. */
export interface Recipe {
  readonly renderer: number
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly frames: number
  /** One after the other; where two share frames, the first fades into the second (crossfade of exactly those). */
  readonly pictures: readonly Picture[]
  /** Over everything else: burnt-in captions. */
  readonly words?: readonly DrawnWords[]
  /** Over every picture, under captions. */
  readonly logo?: { readonly sha256: string } & Pick<
    NonNullable<Timeline['logo']>,
    'corner' | 'percent'
  >
}

export interface Picture {
  /** Its first frame in the chunk, and how many it is seen. */
  readonly at: number
  readonly frames: number
  /** none: black, on which `words` draw: titles, and slots that are empty. */
  readonly source:
    | { readonly kind: 'film'; readonly sha256: string; readonly firstPictureS: number }
    | { readonly kind: 'image'; readonly sha256: string }
    | { readonly kind: 'none' }
  /** The frame of the source that `at` shows; 0 of images and of none. */
  readonly from: number
  readonly fit?: Block['fit']
  readonly focus?: Block['focus']
  /** These many frames come out of black, or go into it. */
  readonly fadeIn?: number
  readonly fadeOut?: number
  /** On this picture, before it is faded or mixed with another. */
  readonly words?: readonly DrawnWords[]
}

/** What `drawText(ctx, layout, frame, frames)` draws: at chunk frame `at + k` it is asked for `frame + k` of `of`. */
export interface DrawnWords {
  readonly at: number
  readonly frames: number
  readonly frame: number
  readonly of: number
  readonly style: string
  readonly fields: Readonly<Record<string, string>>
  readonly brand: Omit<Brand, 'titleFont' | 'textFont'>
  readonly titleFont: Font
  readonly textFont: Font
}

/** Of the bundled Inter only its name; it changes with `renderer`. */
export interface Font {
  readonly id: string
  readonly sha256?: string
}

/** Of the whole sound, mixed in one pass. */
export interface SoundRecipe {
  readonly renderer: number
  readonly fps: number
  readonly frames: number
  readonly parts: readonly SoundPart[]
  readonly music?: MusicPart
}

export interface SoundPart {
  /** Its first frame in the film. */
  readonly at: number
  readonly sha256: string
  readonly firstPictureS: number
  /** Frames of the source, half open. */
  readonly from: number
  readonly to: number
  readonly gainDb: number
  /** Frames of a crossfade or dip; 0: 10 ms against clicks. */
  readonly fadeIn: number
  readonly fadeOut: number
}

export interface MusicPart {
  readonly sha256: string
  readonly firstPictureS: number
  /** Frames of the film, half open. */
  readonly at: number
  readonly to: number
  /** The frame of the music it begins at. */
  readonly offset: number
  readonly gainDb: number
  readonly duckDb: number
  /** Frames of the film in which blocks are heard, in order. */
  readonly speech: readonly (readonly [from: number, to: number])[]
}

export interface Plan {
  readonly chunks: readonly Chunk[]
  readonly sound: { readonly recipe: SoundRecipe; readonly key: string }
}

export interface Chunk {
  readonly fromFrame: number
  readonly toFrame: number
  readonly recipe: Recipe
  /** SHA-256 of the recipe, in hex. */
  readonly key: string
}

import type { Words } from '../../../../generated/facts/features/programs'
import type { Cue } from '../../captions/cue'
import type { AssetState } from '../../media/asset'

/** What is known about what a timeline shows. */
export interface Facts {
  /** By asset id; what is missing here is gone. */
  readonly media: Readonly<Record<string, MediaFacts>>
  /** Fonts and logos, by file id. */
  readonly files?: Readonly<Record<string, { readonly sha256: string }>>
  /** Of the template, by slot id. */
  readonly slots?: Readonly<Record<string, SlotFacts>>
  /** Whether words fit into their style (`fitsIn` of words); undefined: they do. */
  readonly fits?: (words: Words) => MisfitOfWords | undefined
}

export interface MediaFacts {
  readonly sha256: string
  readonly durationMs: number
  /** Where its first picture is, in seconds of the file. */
  readonly firstPictureS: number
  readonly fps: number
  readonly width: number
  readonly height: number
  /** Integrated loudness; undefined: not measured, or silent. */
  readonly lufs?: number
  readonly hasSound: boolean
  readonly state: AssetState
  readonly url?: string
  readonly isImage?: boolean
  /** In the language that is burnt in, counted from its first picture. */
  readonly captions?: Cue[]
  /** Somebody in it took back their consent. */
  readonly consentRevoked?: boolean
  /** It may not be used any more. */
  readonly rightsEnded?: boolean
}

export interface SlotFacts {
  readonly label: string
  readonly required: boolean
  readonly minMs?: number
  readonly maxMs?: number
}

export interface MisfitOfWords {
  readonly refused: 'textTooLong' | 'noGlyph'
  readonly letter?: string
}

import type { Block } from '../../../../../generated/facts/features/programs'

export interface Change {
  /** In the later version; where something is gone, both are the place it was at. */
  readonly fromMs: number
  readonly toMs: number
  readonly kind: ChangeKind
  /** Where it was in the earlier version. */
  readonly was?: { readonly fromMs: number; readonly toMs: number }
  /** The blocks it is about; without: the whole film. */
  readonly pair?: BlockPair
}

export type ChangeKind =
  | 'added'
  | 'gone'
  | 'moved'
  | 'trimmed'
  | 'replaced'
  | 'words'
  | 'lowerThird'
  | 'sound'
  | 'join'
  | 'framing'
  | 'look'
  | 'music'

export interface Placed {
  readonly block: Block
  readonly fromMs: number
  readonly toMs: number
}

/** A block of the earlier version, of the later one, or of both. */
export interface BlockPair {
  readonly was?: Placed
  readonly is?: Placed
  /** Where there is none, both are the same. */
  readonly kinds: readonly ChangeKind[]
}

export interface Change {
  /** In the later version; where something is gone, both are the place it was at. */
  readonly fromMs: number
  readonly toMs: number
  readonly kind: ChangeKind
  /** Where it was in the earlier version. */
  readonly was?: { readonly fromMs: number; readonly toMs: number }
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

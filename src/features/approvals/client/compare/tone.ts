import type { ChangeKind } from '../../../programs/timeline'
import type { Which } from './compare.model'

export type Tone = 'new' | 'changed' | 'gone' | undefined

const exchanged: readonly ChangeKind[] = ['added', 'gone', 'replaced']

/** What was replaced is gone from the one version and new in the other. */
export function toneOf(kinds: readonly ChangeKind[], which: Which): Tone {
  if (kinds.length === 0) return undefined
  if (!kinds.some((kind) => exchanged.includes(kind))) return 'changed'
  return which === 'is' ? 'new' : 'gone'
}

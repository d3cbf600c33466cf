import type { Edit, Preview } from '../../../../codegen/workbench/protocol'
import { words } from '../words'

export interface DraftState {
  readonly edits: readonly Edit[]
  /** null: loading, or refused. */
  readonly preview: Preview | null
  readonly isRefused: boolean
  readonly isGone: boolean
  readonly isBroken: boolean
}

/** Why the edits cannot be saved now, as text; null: they can be. */
export function obstacleOf(draft: DraftState): string | null {
  const { edits, preview, isRefused, isGone, isBroken } = draft
  if (edits.length === 0) return words.obstacles.nothing
  if (isGone) return words.obstacles.gone
  if (isBroken) return words.obstacles.broken
  if (isRefused) return words.obstacles.refused
  if (preview === null) return words.obstacles.checking
  const errors = preview.problems.filter(({ severity }) => severity === 'error').length
  return errors > 0 || !preview.tables ? words.obstacles.errors(errors) : null
}

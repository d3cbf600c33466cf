import type { Edit, Preview } from '../../../../codegen/workbench/protocol'
import { words } from '../words'

export interface DraftState {
  readonly edits: readonly Edit[]
  /** null: on its way. */
  readonly preview: Preview | null
  readonly isGone: boolean
  readonly isBroken: boolean
}

/** Why the edits cannot be saved now, in words; null: they can. */
export function obstacleOf({ edits, preview, isGone, isBroken }: DraftState): string | null {
  if (edits.length === 0) return words.obstacles.nothing
  if (isGone) return words.obstacles.gone
  if (isBroken) return words.obstacles.broken
  if (preview === null) return words.obstacles.checking
  const errors = preview.problems.filter(({ severity }) => severity === 'error').length
  return errors > 0 || !preview.tables ? words.obstacles.errors(errors) : null
}

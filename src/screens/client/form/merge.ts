import type { Row } from '../row'
import { changedFields, withoutKeys, type Conflict, type Draft } from './draft'
import { isSame, valueOf, type FormInput } from './values'

export interface Merged {
  readonly draft: Draft
  /** Null: every field was changed by one side alone. */
  readonly conflict: Conflict | null
}

/**
 * Three-way merge, field by field: what only one side changed is kept, what both changed alike
 * needs no edit any more, what both changed differently is to be chosen. Every edit is afterwards
 * an edit still, or what the row says.
 */
export function mergeDraft(inputs: readonly FormInput[], draft: Draft, theirs: Row): Merged {
  const before = draft.row
  if (before === null) return { draft, conflict: null }
  const changedHere = changedFields(inputs, draft)
  const changedThere = inputs
    .filter((input) => !isSame(input, valueOf(input, before), valueOf(input, theirs)))
    .map(({ field }) => field)
  const alike = inputs
    .filter(({ field }) => changedHere.includes(field))
    .filter((input) => isSame(input, draft.edits[input.field] ?? null, valueOf(input, theirs)))
    .map(({ field }) => field)
  const both = changedHere.filter((field) => changedThere.includes(field) && !alike.includes(field))
  // What was typed and taken back again is no edit: against the newer row it would be one.
  const left = Object.keys(draft.edits).filter((field) => !changedHere.includes(field))
  const settled = { ...draft, row: theirs, edits: withoutKeys(draft.edits, [...left, ...alike]) }
  if (both.length === 0) return { draft: settled, conflict: null }
  return {
    draft: settled,
    conflict: {
      theirs,
      before,
      both,
      taken: changedThere.filter((field) => !changedHere.includes(field)),
      kept: changedHere.filter((field) => !changedThere.includes(field)),
      choices: {},
    },
  }
}

/** The draft as it was chosen; null while something is still to be chosen. */
export function resolveConflict(draft: Draft): Draft | null {
  const { conflict } = draft
  if (!conflict) return draft
  if (conflict.both.some((field) => conflict.choices[field] === undefined)) return null
  const given = conflict.both.filter((field) => conflict.choices[field] === 'theirs')
  return { ...draft, edits: withoutKeys(draft.edits, given), conflict: null }
}

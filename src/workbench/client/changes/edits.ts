import type { Edit, Tables } from '../../../../codegen/workbench/protocol'
import { findSubject } from '../inspector/subject'

type Keyed = Exclude<Edit, { do: 'move' }>

/**
 * Adds an edit; a newer one replaces an older one of the same thing in its place. Edits that change
 * nothing are dropped, unless there is no base to compare with (while saving).
 */
export function withEdit(edits: readonly Edit[], edit: Edit, base: Tables | null): readonly Edit[] {
  const at = edits.findIndex((each) => isSameThing(each, edit))
  const next = at < 0 ? [...edits, edit] : edits.with(at, edit)
  return edit.do !== 'move' && base !== null && changesNothing(edit, base)
    ? next.filter((each) => each !== edit)
    : next
}

export function withoutEdit(edits: readonly Edit[], dropped: Edit): readonly Edit[] {
  return edits.filter((edit) => edit !== dropped)
}

/** Moves are never merged, because each refers to the order that the previous one left. */
function isSameThing(one: Edit, other: Edit): boolean {
  return one.do !== 'move' && other.do !== 'move' && keyOf(one) === keyOf(other)
}

function keyOf(edit: Keyed): string {
  switch (edit.do) {
    case 'setWords':
      return `words ${edit.language} ${edit.key}`
    case 'addFlag':
      return `flag ${edit.id}`
    case 'approve':
      return `approve ${edit.approval.widens}`
    case 'rewriteTables':
      return edit.do
    default:
      return `${edit.do} ${edit.of}`
  }
}

/** Whether the edit restores what is on disk, so that there is nothing to save. */
function changesNothing(edit: Keyed, base: Tables): boolean {
  if (edit.do === 'addFlag' || edit.do === 'approve' || edit.do === 'rewriteTables') return false
  if (edit.do === 'setWords') return base.words[edit.language]?.[edit.key] === edit.words
  const found = findSubject(base, edit.of)
  if (!found) return false
  if (edit.do === 'setAccess') return isSame(accessOf(found.row), edit.access)
  if (edit.do === 'setBadge') return 'badge' in found.row && isSame(found.row.badge, edit.badge)
  return (
    found.kind === 'rule' &&
    isSame(found.row.when, edit.when) &&
    isSame(found.row.then, edit.then) &&
    isSame(found.row.overrides, edit.overrides ?? found.row.overrides)
  )
}

const accessOf = (row: object) => ('access' in row ? row.access : null)

/** Deep equality, ignoring the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}

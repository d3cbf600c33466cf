import type { Edit, Tables } from '../../../../codegen/workbench/protocol'
import { findSubject } from '../inspector/subject'
import { tablesFor, tenantIn } from '../lens/tenant'

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
  return (
    one.do !== 'move' &&
    other.do !== 'move' &&
    one.overlay === other.overlay &&
    keyOf(one) === keyOf(other)
  )
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
    case 'setScreen':
      return `${edit.part} of ${edit.of}`
    default:
      return `${edit.do} ${edit.of}`
  }
}

/** Whether the edit restores what is on disk, so that there is nothing to save. */
function changesNothing(edit: Keyed, base: Tables): boolean {
  const said = saidIn(base, edit)
  return said !== undefined && isSame(said, wantedBy(edit, base))
}

/** What these tables say where the edit writes; undefined if it adds something or they have no such thing. */
export function saidIn(all: Tables, edit: Edit): unknown {
  const tables = tablesFor(all, edit.overlay)
  if (edit.do === 'setHidden') return tenantIn(all, edit.overlay)?.hidden.includes(edit.of)
  if (edit.do === 'reorder') return tenantIn(all, edit.overlay)?.reorder[edit.of] ?? null
  if (edit.do === 'setWords') return tables.words[edit.language]?.[edit.key]
  if (!('of' in edit) || edit.do === 'move') return undefined
  const found = findSubject(tables, edit.of)
  if (!found) return undefined
  if (edit.do === 'setAccess') return 'access' in found.row ? found.row.access : null
  if (edit.do === 'setBadge') return 'badge' in found.row ? found.row.badge : undefined
  if (edit.do === 'setScreen' && found.kind === 'screen') return found.row.block[edit.part] ?? []
  if (found.kind !== 'rule') return undefined
  const { when, then, overrides } = found.row
  return { parts: [when, then, overrides] }
}

/** What the edit wants to be said there. */
export function wantedBy(edit: Edit, tables: Tables): unknown {
  if (edit.do === 'setHidden') return edit.hidden
  if (edit.do === 'reorder') return edit.position
  if (edit.do === 'setWords') return edit.words
  if (edit.do === 'setAccess') return edit.access
  if (edit.do === 'setBadge') return edit.badge
  if (edit.do === 'setScreen') return edit.value
  if (edit.do !== 'setRule') return undefined
  const found = findSubject(tables, edit.of)
  const kept = found?.kind === 'rule' ? found.row.overrides : undefined
  return { parts: [edit.when, edit.then, edit.overrides ?? kept] }
}

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

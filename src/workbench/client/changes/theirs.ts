import type { Predicate, BadgeEntry } from '../../../../codegen/read/manifest'
import type { Position } from '../../../../codegen/read/overlay'
import { fieldEntry, type ColumnEntry } from '../../../../codegen/read/screenEntry'
import type { Edit, Tables } from '../../../../codegen/workbench/protocol'
import { describeAccess } from '../tables/tell'
import { words } from '../words'
import { isSame, saidIn, wantedBy } from './edits'

/** An edit of what somebody else has changed meanwhile, with what each of them says. */
export interface Clash {
  readonly edit: Edit
  readonly theirs: string
  readonly mine: string
}

/** `begun`: the tables that the edits were begun on. Who wrote the same as we want has done it for us. */
export function clashesOf(edits: readonly Edit[], begun: Tables, now: Tables): readonly Clash[] {
  return edits.flatMap((edit) => {
    const [was, is, wanted] = [saidIn(begun, edit), saidIn(now, edit), wantedBy(edit, now)]
    if (was === undefined || isSame(was, is) || isSame(is, wanted)) return []
    return { edit, theirs: describe(edit, is), mine: describe(edit, wanted) }
  })
}

function describe(edit: Edit, said: unknown): string {
  if (said === undefined) return words.theirs.gone
  if (edit.do === 'setWords') return String(said)
  if (edit.do === 'setHidden') return said === true ? words.theirs.hidden : words.theirs.shown
  if (said === null) return words.theirs.nothing
  if (edit.do === 'reorder') return describePosition(said as Position)
  if (edit.do === 'setAccess') return describeAccess(said as Predicate)
  if (edit.do === 'setScreen') return describePart(said as string | EditedList)
  if (edit.do === 'setBadge') return JSON.stringify(said as BadgeEntry)
  return JSON.stringify((said as { parts: unknown }).parts)
}

/** `before users.list`, without what its name shares with its neighbour's. */
const describePosition = (position: Position): string =>
  Object.entries(position)
    .map(([side, of]) => `${side} ${String(of).replace(/^.*\//, '')}`)
    .join(', ')

type EditedList = readonly (string | ColumnEntry)[]

/** `name, state 120 px`: what of a column is edited here. */
function describePart(said: string | EditedList): string {
  if (typeof said === 'string') return said
  if (said.length === 0) return words.theirs.nothing
  return said
    .map(fieldEntry<ColumnEntry>)
    .map(({ field, width }) => (width === undefined ? field : `${field} ${width} px`))
    .join(', ')
}

// What is done with which rows: what is asked for, what has come of it, and what takes it back.
import type { Action, Screen } from '../../../../generated/facts/screen'
import { refusalText } from '../../../calls/refusalText'
import type { Words } from '../../../browser/text/words'
import type { Row } from '../row'
import { allows, undoOf } from './acts'
import type { Outcome } from './parts'
import type { Selected } from './screenCalls'

export interface Deed {
  readonly action: Action
  readonly selection: Selected
  /** The rows among those loaded that it is about. */
  readonly rows: readonly Row[]
  readonly count: number
  readonly values?: Readonly<Record<string, unknown>> | undefined
  /** Once more, although it was refused for these reasons that one can get past. */
  readonly insists?: readonly string[]
}

/** What was insisted on goes further than the rows that Undo brings back. */
export const canUndo = ({ action, insists }: Deed) =>
  action.undo !== undefined && insists === undefined

export interface Done extends Outcome {
  readonly deed: Deed
  /** Of the refused rows, those that are loaded. */
  readonly refusedRows: readonly Row[]
}

/** Why one row was refused. */
export const reasonOfRefusal = ({ code, params = {} }: Done['refused'][number]): Words =>
  refusalText({ code, message: null, params, faults: [] })

export const isOfAll = ({ selection }: Deed) => !('ids' in selection)

export const idsOf = ({ selection }: Deed) => ('ids' in selection ? selection.ids : [])

/** Rows that are known not to allow it are left out; the server decides on the others. */
export function deedOf(
  action: Action,
  selection: Selected,
  shown: readonly Row[],
  idOf: (row: Row) => string,
): Deed {
  if (!('ids' in selection)) {
    const except = new Set(selection.except)
    const rows = shown.filter((row) => !except.has(idOf(row)) && allows(row, action))
    return { action, selection, rows, count: selection.expected }
  }
  const wanted = new Set(selection.ids)
  const rows = shown.filter((row) => wanted.has(idOf(row)))
  const barred = new Set(rows.filter((row) => !allows(row, action)).map(idOf))
  const ids = selection.ids.filter((id) => !barred.has(id))
  return {
    action,
    selection: { ids },
    rows: rows.filter((row) => !barred.has(idOf(row))),
    count: ids.length,
  }
}

/** Of what was refused, that which is done if it is meant; undefined where there is none. */
export function insisting(
  { deed, refused, refusedRows }: Done,
  idOf: (row: Row) => string,
): Deed | undefined {
  const insist = new Set<string>(deed.action.insist)
  const possible = refused.filter(({ code }) => insist.has(code))
  if (possible.length === 0) return undefined
  const ids = possible.map(({ id }) => id)
  const rows = refusedRows.filter((row) => ids.includes(idOf(row)))
  const insists = [...new Set([...(deed.insists ?? []), ...possible.map(({ code }) => code)])]
  return { ...deed, selection: { ids }, rows, count: ids.length, insists }
}

export function guessOf({ action, rows }: Deed) {
  if (action.leaves) return { rows, what: { isGone: true } }
  return action.shows ? { rows, what: { values: action.shows } } : undefined
}

/** Undo is for what has changed, and asks nothing. */
export function undoingOf(screen: Screen, { deed, changed }: Done): Deed | undefined {
  const { action } = deed
  if (action.undo === undefined || !canUndo(deed) || changed.length === 0) return undefined
  const back = undoOf(screen, action)
  return {
    action: {
      ...(back ?? action),
      call: action.undo,
      leaves: false,
      ...(back ? {} : { shows: undefined }),
    },
    selection: { ids: changed },
    rows: deed.rows,
    count: changed.length,
  }
}

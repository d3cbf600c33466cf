import type { CallId, Calls } from '../../../generated/facts/calls'
import type { Context, Handler } from '../../server/context'
import { changedMeanwhile, forbidden, notFound } from '../../server/errors'
import { ownFieldName } from '../ownField'
import type { DefinedList } from './defineList'
import type { LoadedRow } from './definition'
import type { List, PresentedRow } from './list'
import type { ActOf, ListFacts } from './listFacts'
import { takeOwnValues } from './ownFields'
import { recordChanges } from './recordChanges'
import {
  lockRows,
  updateRows,
  type AnyTable,
  type Columns,
  type ColumnsOf,
  type RowTable,
  type TableName,
} from './rowTable'
import { refusing, type Taken } from './taken'

/**
 * What a create or update call writes, as far as it is there; null empties a field. The customer's
 * own fields are written by themselves.
 */
export type ValuesOf<Id extends CallId> = Calls[Id]['request'] extends { values: infer Values }
  ? Omit<Values, 'extra'>
  : Readonly<Record<string, never>>

export interface RowChange<
  Facts extends ListFacts,
  Loaded extends LoadedRow,
  Table extends TableName,
  Values,
> extends RowTable<Table> {
  /** What the row has to allow. */
  readonly may: ActOf<Facts>
  /** Fields for which it has to allow something else instead. */
  readonly needs?: { readonly [Field in keyof Values]?: ActOf<Facts> }
  /** The columns to set for these values. May read and write elsewhere, and throw failures. */
  set(values: Values, row: Loaded, context: Context): MaybePromise<ColumnsOf<Table>>
  /** What is written once the row is, such as rows that refer to it. */
  after?(values: Values, row: Loaded, context: Context): Promise<void>
  readonly taken?: Taken
}

export type MaybePromise<Value> = Value | Promise<Value>

export interface AnyRowChange extends AnyTable {
  readonly may: string
  readonly needs?: Readonly<Record<string, string>>
  set(values: Columns, row: LoadedRow, context: Context): MaybePromise<Columns>
  after?(values: Columns, row: LoadedRow, context: Context): Promise<void>
  readonly taken?: Taken
}

/** A handler that also says what it does, for whoever does the same with many rows. */
export type ChangeHandler<Id extends CallId> = Handler<Id> & { readonly change: AnyRowChange }

/**
 * The handler of an update call. It locks the row among those the member sees, and answers
 * `notFound`, `forbidden` (the row's `may`), `changedMeanwhile` (another `rev`), or the row.
 */
export function changeRow<
  const Id extends CallId,
  Facts extends ListFacts,
  Row,
  Loaded extends LoadedRow,
  const Table extends TableName,
>(
  callId: Id,
  list: DefinedList<Facts, Row, Loaded>,
  change: RowChange<Facts, Loaded, Table, ValuesOf<Id>>,
): ChangeHandler<Id>
export function changeRow(callId: CallId, list: List, change: AnyRowChange): object {
  const handler = async (request: UpdateRequest, context: Context) => {
    const id = String(request[list.facts.key])
    const row = await lockRow(list, change, id, context)
    if (!mayWrite(list, change, row, request.values, context)) throw forbidden()
    if (row.rev !== request.rev) throw changedMeanwhile()
    await writeValues(list, change, row, request.values, context)
    const told = { list: list.callId, call: callId, act: 'changed' } as const
    const fields = fieldsIn(request.values)
    await recordChanges(fields.length > 0 ? [{ id, fields }] : [], told, context)
    return presentWritten(list, id, context)
  }
  return Object.assign(handler, { change })
}

interface UpdateRequest {
  readonly [key: string]: unknown
  readonly rev: number
  readonly values: Columns
}

async function lockRow(list: List, table: AnyTable, id: string, context: Context) {
  // Nobody holds up rows that they do not see, and what was seen may be gone once the lock is there.
  if ((await list.seen([id], context)).length === 0) throw notFound()
  await lockRows(table, [id], context)
  const [row] = await list.find([id], context)
  if (!row) throw notFound()
  return row
}

/** The fields that have a value here, the customer's own as `extra.<id>`. */
export const fieldsIn = ({ extra = {}, ...values }: Columns) => [
  ...Object.keys(values).filter((field) => values[field] !== undefined),
  ...Object.keys(extra as object).map(ownFieldName),
]

/** What is written needs its own act of the row, field by field; nothing at all needs the usual. */
export function mayWrite(
  { definition }: List,
  { may, needs = {} }: AnyRowChange,
  row: LoadedRow,
  values: Columns,
  context: Context,
): boolean {
  const allowed = new Set(definition.may(context.member, row, context))
  const fields = fieldsIn(values)
  const needed = fields.length === 0 ? [may] : fields.map((field) => needs[field] ?? may)
  return needed.every((act) => allowed.has(act))
}

/** Writes values of a row that is locked and judged; without any, nothing changes. */
export async function writeValues(
  list: List,
  change: AnyRowChange,
  row: LoadedRow,
  all: Columns,
  context: Context,
): Promise<void> {
  if (fieldsIn(all).length === 0) return
  const { values, column } = await takeOwnValues(list, all, context, row)
  await refusing(change.taken, async () => {
    const columns = await change.set(values, row, context)
    await updateRows(change, [row.id], { ...columns, ...column }, context)
    await change.after?.(values, row, context)
  })
}

/** The row as it is now, also if the change took it out of the member's sight. */
export async function presentWritten(
  list: List,
  id: string,
  context: Context,
): Promise<PresentedRow> {
  const rows = await list.definition.load(context.db, [id], context)
  const [row] = await list.present(rows, context)
  if (!row) throw notFound()
  return row
}

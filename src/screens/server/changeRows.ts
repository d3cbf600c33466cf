import type { CallId } from '../../../generated/facts/calls'
import type { Context, Handler } from '../../server/context'
import type { MaybePromise, ValuesOf } from './changeRow'
import type { DefinedList } from './defineList'
import { forgetRows } from './imports/queries'
import type { LoadedRow } from './definition'
import type { List } from './list'
import type { ActOf, ListFacts } from './listFacts'
import { recordChanges, type ChangeAct } from './recordChanges'
import {
  deleteRows,
  lockRows,
  updateRows,
  type AnyTable,
  type Columns,
  type ColumnsOf,
  type RowTable,
  type TableName,
} from './rowTable'
import { selectedIds, type Selection } from './selectRows'
import { refusing, type Taken } from './taken'
import { writeEach, type Refusal } from './writeEach'

/** Besides the rows and the values. */
export interface Asked {
  /** Of what `insist` of the call names, that of which whoever asks was told, and which they mean. */
  readonly insists: ReadonlySet<string>
}

export interface RowsChange<
  Facts extends ListFacts,
  Loaded extends LoadedRow,
  Table extends TableName,
  Values,
> extends RowTable<Table> {
  /** What each row has to allow. */
  readonly may: ActOf<Facts>
  /** How the history of a row tells it; `action` unless said. */
  readonly act?: ChangeAct
  /** Locks what is changed along with these rows and by others before such rows, so that nobody waits in a circle. */
  holds?(ids: readonly string[], context: Context): Promise<unknown>
  /** The columns to set, the same for all rows. */
  set?(values: Values, context: Context): ColumnsOf<Table>
  /** What else each row needs; a failure it throws refuses that row alone. */
  each?(row: Loaded, values: Values, context: Context, asked: Asked): MaybePromise<void>
  /** The rows are deleted for good, after `each`. */
  readonly removes?: boolean
  readonly taken?: Taken
}

/** A change of which the types no longer say of what. */
export interface AnyRowsChange extends AnyTable {
  readonly may: string
  readonly act?: ChangeAct
  holds?(ids: readonly string[], context: Context): Promise<unknown>
  set?(values: Columns, context: Context): Columns
  each?(row: LoadedRow, values: Columns, context: Context, asked: Asked): MaybePromise<void>
  readonly removes?: boolean
  readonly taken?: Taken
}

interface Refused extends Refusal {
  readonly id: string
}

interface ChangeReply {
  changed: string[]
  refused: Refused[]
}

interface AnyRequest {
  readonly selection: Selection
  readonly values?: Columns
  readonly insists?: readonly string[]
}

interface Wish {
  readonly values: Columns
  readonly asked: Asked
}

const atOnce = 500

/**
 * The handler of a change call: one thing with several rows, of which each is changed or refused
 * (`notFound`, `forbidden` by its `may`, a code of `taken` or of `each`).
 */
export function changeRows<
  const Id extends CallId,
  Facts extends ListFacts,
  Row,
  Loaded extends LoadedRow,
  const Table extends TableName,
>(
  callId: Id,
  list: DefinedList<Facts, Row, Loaded>,
  change: RowsChange<Facts, Loaded, Table, ValuesOf<Id>>,
): Handler<Id>
export function changeRows(callId: CallId, list: List, change: AnyRowsChange): object {
  return changeAny(callId, list, change)
}

/** The same without the types. */
export function changeAny(callId: CallId, list: List, change: AnyRowsChange): object {
  return async (
    { selection, values = {}, insists = [] }: AnyRequest,
    context: Context,
  ): Promise<ChangeReply> => {
    const wish = { values, asked: { insists: new Set(insists) } }
    const ids = await selectedIds(list, selection, context)
    const reply: ChangeReply = { changed: [], refused: [] }
    const inOrder = ids.toSorted()
    if (change.holds) await change.holds(await list.seen(inOrder, context), context)
    for (let at = 0; at < inOrder.length; at += atOnce) {
      const some = await changeSome(list, change, inOrder.slice(at, at + atOnce), wish, context)
      reply.changed.push(...some.changed)
      reply.refused.push(...some.refused)
    }
    const told = { list: list.callId, call: callId, act: change.act ?? 'action' } as const
    const fields = Object.keys(values)
    await recordChanges(
      reply.changed.map((id) => ({ id, fields })),
      told,
      context,
    )
    return asAsked(ids, reply)
  }
}

async function changeSome(
  list: List,
  change: AnyRowsChange,
  ids: readonly string[],
  wish: Wish,
  context: Context,
): Promise<ChangeReply> {
  const seen = await list.seen(ids, context)
  await lockRows(change, seen, context, { mayGo: change.removes ?? false })
  const rows = await list.find(seen, context)
  const found = new Set(rows.map(({ id }) => id))
  const isAllowed = (row: LoadedRow) =>
    list.definition.may(context.member, row, context).includes(change.may)
  const allowed = rows.filter(isAllowed)
  const refused = [
    ...ids.filter((id) => !found.has(id)).map((id) => ({ id, code: 'notFound' })),
    ...rows.filter((row) => !isAllowed(row)).map(({ id }) => ({ id, code: 'forbidden' })),
  ]
  const told = await writeEach(allowed, context, (some) =>
    refusing(change.taken, () => writeAll(change, some, wish, context)),
  )
  const failed = [...told].map(([{ id }, refusal]) => ({ id, ...refusal }))
  const changed = allowed.filter((row) => !told.has(row)).map(({ id }) => id)
  return { changed, refused: [...refused, ...failed] }
}

async function writeAll(
  change: AnyRowsChange,
  rows: readonly LoadedRow[],
  { values, asked }: Wish,
  context: Context,
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  if (!change.removes) await updateRows(change, ids, change.set?.(values, context) ?? {}, context)
  for (const row of rows) await change.each?.(row, values, context, asked)
  if (change.removes) {
    await deleteRows(change, ids, context)
    await forgetRows(ids, context)
  }
}

function asAsked(ids: readonly string[], { changed, refused }: ChangeReply): ChangeReply {
  const wasChanged = new Set(changed)
  const codes = new Map(refused.map((each) => [each.id, each]))
  return {
    changed: ids.filter((id) => wasChanged.has(id)),
    refused: ids.flatMap((id) => codes.get(id) ?? []),
  }
}

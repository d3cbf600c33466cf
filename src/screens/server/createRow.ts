import type { Insertable } from 'kysely'
import type { CallId } from '../../../generated/facts/calls'
import type { FailureCode } from '../../../generated/facts/failures'
import type { Context, Handler } from '../../server/context'
import type { Database } from '../../server/database/tables'
import { failure } from '../../server/errors'
import { fieldsIn, presentWritten, type MaybePromise, type ValuesOf } from './changeRow'
import type { List } from './list'
import { takeOwnValues } from './ownFields'
import { recordChanges } from './recordChanges'
import { insertRows, type AnyTable, type Columns, type RowTable, type TableName } from './rowTable'
import { refusing, type Taken } from './taken'

/** Free places and all there are. */
export interface Places {
  readonly free: number
  readonly whole: number
}

export interface Limit {
  /** Until the transaction ends, nobody else takes one. */
  count(context: Context): Promise<Places>
  readonly full: FailureCode
}

export interface Invitations {
  write(id: string, context: Context): Promise<void>
  /** Of these rows, to how many a letter has gone already. */
  countGone(ids: readonly string[], context: Context): Promise<number>
}

export interface RowCreation<Table extends TableName, Values> extends RowTable<Table> {
  /**
   * All columns of the new row; `id` is a new one for it. May read and write elsewhere, and throw
   * failures, such as `forbidden`.
   */
  insert(values: Values, id: string, context: Context): MaybePromise<Insertable<Database[Table]>>
  /** What has to hold before so many rows are written at once; throws failures. */
  before?(count: number, context: Context): Promise<void>
  /**
   * How many rows there may be; fails `full` beyond. An import is told them, so that it is judged as
   * a whole before anything is written.
   */
  readonly places?: Limit
  /** What is written once the row is, such as rows that refer to it. */
  after?(values: Values, id: string, context: Context): Promise<void>
  /** Who is new is written to, unless an import is to be quiet. */
  readonly invitations?: Invitations
  /**
   * Deletes the rows of an import that is undone, and what `insert` wrote elsewhere; without it the
   * rows alone are deleted.
   */
  undo?(ids: readonly string[], context: Context): Promise<void>
  readonly taken?: Taken
}

export interface AnyRowCreation extends AnyTable {
  insert(values: Columns, id: string, context: Context): MaybePromise<Columns>
  before?(count: number, context: Context): Promise<void>
  readonly places?: Limit
  after?(values: Columns, id: string, context: Context): Promise<void>
  readonly invitations?: Invitations
  undo?(ids: readonly string[], context: Context): Promise<void>
  readonly taken?: Taken
}

export type CreateHandler<Id extends CallId> = Handler<Id> & { readonly creation: AnyRowCreation }

/** The handler of a create call; it answers the row. */
export function createRow<const Id extends CallId, const Table extends TableName>(
  callId: Id,
  list: List,
  creation: RowCreation<Table, ValuesOf<Id>>,
): CreateHandler<Id>
export function createRow(callId: CallId, list: List, creation: AnyRowCreation): object {
  const handler = async ({ values }: { values: Columns }, context: Context) => {
    const [id] = await addRows(list, creation, [values], context)
    const told = { list: list.callId, call: callId, act: 'created' } as const
    await recordChanges([{ id: id!, fields: fieldsIn(values) }], told, context)
    return presentWritten(list, id!, context)
  }
  return Object.assign(handler, { creation })
}

export interface Adding {
  /** It is taken back: whether there are places for all is told beside it. */
  readonly isTrial?: boolean
  /** Nobody is invited by a letter. */
  readonly isQuiet?: boolean
}

/** Answers the ids of the new rows; all of them are written, or none. */
export async function addRows(
  list: List,
  creation: AnyRowCreation,
  given: readonly Columns[],
  context: Context,
  { isTrial = false, isQuiet = false }: Adding = {},
): Promise<string[]> {
  if (given.length === 0) return []
  return refusing(creation.taken, async () => {
    await creation.before?.(given.length, context)
    if (!isTrial) await ensurePlaces(creation, given.length, context)
    const rows: Columns[] = []
    for (const all of given) {
      const { values, column } = await takeOwnValues(list, all, context)
      rows.push({ ...(await creation.insert(values, context.newId(), context)), ...column })
    }
    await insertRows(creation, rows, context)
    const ids = rows.map((columns) => String(columns[creation.key ?? 'id']))
    for (const [at, id] of ids.entries()) {
      await creation.after?.(given[at]!, id, context)
      if (!isQuiet) await creation.invitations?.write(id, context)
    }
    return ids
  })
}

async function ensurePlaces(
  { places }: AnyRowCreation,
  wanted: number,
  context: Context,
): Promise<void> {
  if (places && (await places.count(context)).free < wanted) throw failure(places.full)
}

/** The columns that say who made a row when. */
export const createdNow = ({ member, now }: Context) => ({
  createdBy: member.userId,
  createdAt: now,
  updatedBy: member.userId,
  updatedAt: now,
})

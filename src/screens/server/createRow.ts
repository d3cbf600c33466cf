import type { Insertable } from 'kysely'
import type { CallId } from '../../../generated/facts/calls'
import type { Context, Handler } from '../../server/context'
import type { Database } from '../../server/database/tables'
import { presentWritten, type MaybePromise, type ValuesOf } from './changeRow'
import type { List } from './list'
import { recordChanges, type ChangeAct } from './recordChanges'
import { insertRow, type AnyTable, type Columns, type RowTable, type TableName } from './rowTable'
import { refusing, type Taken } from './taken'

export interface RowCreation<Table extends TableName, Values> extends RowTable<Table> {
  /**
   * All columns of the new row; `id` is a new one for it. May read and write elsewhere, and throw
   * failures, such as `forbidden`.
   */
  insert(values: Values, id: string, context: Context): MaybePromise<Insertable<Database[Table]>>
  /** What is written once the row is, such as rows that refer to it. */
  after?(values: Values, id: string, context: Context): Promise<void>
  readonly taken?: Taken
}

export interface AnyRowCreation extends AnyTable {
  insert(values: Columns, id: string, context: Context): MaybePromise<Columns>
  after?(values: Columns, id: string, context: Context): Promise<void>
  readonly taken?: Taken
}

export type CreateHandler<Id extends CallId> = Handler<Id> & { readonly creation: AnyRowCreation }

/** The handler of a create call; it answers the row. */
export function createRow<const Id extends CallId, const Table extends TableName>(
  callId: Id,
  list: List,
  given: RowCreation<Table, ValuesOf<Id>>,
): CreateHandler<Id> {
  const creation = given as unknown as AnyRowCreation
  const handler = async ({ values }: { values: Columns }, context: Context) => {
    const id = await writeRow(list, creation, values, { call: callId, act: 'created' }, context)
    return presentWritten(list, id, context)
  }
  return Object.assign(handler, { creation }) as unknown as CreateHandler<Id>
}

/** Answers the id of the new row. */
export async function writeRow(
  list: List,
  creation: AnyRowCreation,
  values: Columns,
  { call, act }: { call: string; act: ChangeAct },
  context: Context,
): Promise<string> {
  const id = await refusing(creation.taken, async () => {
    const columns = await creation.insert(values, context.newId(), context)
    const created = String(columns[creation.key ?? 'id'])
    await insertRow(creation, columns, context)
    await creation.after?.(values, created, context)
    return created
  })
  const fields = Object.keys(values).filter((field) => values[field] !== undefined)
  await recordChanges([id], { list: list.callId, call, act, fields }, context)
  return id
}

/** The columns that say who made a row when. */
export const createdNow = ({ member, now }: Context) => ({
  createdBy: member.userId,
  createdAt: now,
  updatedBy: member.userId,
  updatedAt: now,
})

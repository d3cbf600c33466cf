// Every move of a file request goes through here: what the table allows, to those who may, and what it writes.
import { sql } from 'kysely'
import type { CallId } from '../../../../generated/facts/calls'
import { recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, forbidden, notFound } from '../../../server/errors'
import { move, type RequestEvent, type RequestState } from '../fileRequest'
import { loadRequests, movedOf, moverOf, type RequestRow } from './loadRequests'
import { requests } from './requests'
import type { FileStep } from './tables'
import { settleRequest, showRequest } from './tellOfRequest'
import type { RowChangeOf } from '../../../server/database/tables'

export type RequestColumns = Omit<RowChangeOf<'fileRequests'>, 'state' | 'rev'>

/** What the request would be; throws why not. */
export function judged(row: RequestRow, event: RequestEvent, { member }: Context): RequestState {
  const moved = move(movedOf(row), event, moverOf(member))
  if ('to' in moved) return moved.to
  throw moved.refused === 'forbidden' ? forbidden() : failure(moved.refused)
}

/** The row is locked, and was read since. */
export async function moveRequest(
  row: RequestRow,
  event: RequestEvent,
  columns: RequestColumns,
  context: Context,
): Promise<void> {
  const state = judged(row, event, context)
  await context.db
    .updateTable('fileRequests')
    .set({ ...columns, state })
    .where('id', '=', row.id)
    .execute()
  await settleRequest(row.id, state, context)
  await showRequest(row, context)
}

/** As it is once nobody else changes it. */
export async function lockRequest(id: string, context: Context): Promise<RequestRow> {
  // Nobody holds up requests that they do not see.
  const [seen] = await requests.find([id], context)
  if (!seen) throw notFound()
  await sql`select from file_requests where id = ${id} for no key update`.execute(context.db)
  const [row] = await loadRequests([id], context)
  if (!row) throw notFound()
  return row
}

/** Another revision, by a call of its own. */
export async function touchRequest(
  { id }: Pick<RequestRow, 'id'>,
  call: CallId,
  context: Context,
): Promise<void> {
  const { db, member, now } = context
  await db
    .updateTable('fileRequests')
    .set((row) => ({ rev: row('rev', '+', 1), updatedAt: now, updatedBy: member.userId }))
    .where('id', '=', id)
    .execute()
  await recordChanges([{ id, fields: [] }], { list: requests.callId, call, act: 'action' }, context)
}

/** What becomes of files of a request that stand at one of these steps. */
export async function stepFiles(
  { id }: Pick<RequestRow, 'id'>,
  { from, to }: { readonly from: readonly FileStep[]; readonly to: FileStep },
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  await db
    .updateTable('requestedFiles')
    .set({ step: to, ...(to === 'added' ? {} : { words: null }) })
    .where('requestId', '=', id)
    .where('step', 'in', [...from])
    .execute()
}

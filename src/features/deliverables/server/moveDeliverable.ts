// Every move of a deliverable goes through here: what the table allows, to those who may, and what it writes.
import type { Context } from '../../../server/context'
import { failure, forbidden } from '../../../server/errors'
import { move, type DeliverableEvent, type DeliverableState } from '../deliverable'
import { movedOf, moverOf, type DeliverableRow } from './loadDeliverables'
import { settleDeliverable, showDeliverable } from './tellOfDeliverable'
import type { RowChangeOf } from '../../../server/database/tables'

export type DeliverableColumns = Omit<RowChangeOf<'deliverables'>, 'state' | 'rev'>

/** What the deliverable would be; throws why not. */
export function judged(
  row: DeliverableRow,
  event: DeliverableEvent,
  { member }: Context,
): DeliverableState {
  const moved = move(movedOf(row), event, moverOf(member))
  if ('to' in moved) return moved.to
  throw moved.refused === 'forbidden' ? forbidden() : failure(moved.refused)
}

/** The row is locked, and was read since. */
export async function moveDeliverable(
  row: DeliverableRow,
  event: DeliverableEvent,
  columns: DeliverableColumns,
  context: Context,
): Promise<void> {
  const state = judged(row, event, context)
  await context.db
    .updateTable('deliverables')
    .set({ ...columns, state })
    .where('id', '=', row.id)
    .execute()
  await settleDeliverable(row.id, state, context)
  await showDeliverable(row, context)
}

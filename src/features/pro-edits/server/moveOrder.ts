// Every move of an order goes through here: what the table allows, to those who may, and what it writes.
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import { failure, forbidden } from '../../../server/errors'
import { move, type MovedOrder, type OrderEvent, type OrderState, type Party } from '../order'
import { settleOrder, showOrder, type Concerned } from './tellOfOrder'
import type { RowChangeOf } from '../../../server/database/tables'

interface Movable extends MovedOrder, Concerned {
  readonly heldAt: Date | null
  readonly parties: readonly Party[]
}

type OrderColumns = Omit<RowChangeOf<'orders'>, 'state' | 'round' | 'rev'>

/** The row is locked, and was read since. */
export async function moveOrder(
  order: Movable,
  event: OrderEvent,
  context: Context,
  { words, ...columns }: OrderColumns & { readonly words?: string } = {},
): Promise<void> {
  const moved = move(order, event, order.parties)
  if ('refused' in moved) throw moved.refused === 'forbidden' ? forbidden() : failure(moved.refused)
  const { db, now } = context
  const { to: state, round } = moved
  await db
    .updateTable('orders')
    .set({ ...columns, ...held(order, state, context), state, round })
    .$if(state !== order.state, (update) => update.set({ movedAt: now }))
    .where('id', '=', order.id)
    .execute()
  await noteStep({ orderId: order.id, event, round, words }, context)
  await settleOrder(order, state, context)
  await showOrder(order, context)
}

/** How long it waits is no time of whoever edits. */
function held({ state: from, heldAt }: Movable, to: OrderState, { now }: Context) {
  if (to === 'on_hold') return { stateBefore: from, heldAt: now }
  if (from !== 'on_hold') return {}
  const waited = heldAt ? now.getTime() - heldAt.getTime() : 0
  return { stateBefore: null, heldAt: null, heldMs: sql<number>`held_ms + ${waited}::bigint` }
}

interface Step {
  readonly orderId: string
  readonly event: OrderEvent
  readonly round: number
  readonly words?: string | undefined
}

export async function noteStep(
  { words, ...step }: Step,
  { db, now, newId, member }: Pick<Context, 'db' | 'now' | 'newId' | 'member'>,
): Promise<void> {
  await db
    .insertInto('orderEvents')
    .values({ ...step, id: newId(), words: words ?? null, byUser: member.userId, at: now })
    .execute()
}

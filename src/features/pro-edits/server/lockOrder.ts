import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { loadOrders, type OrderRow } from './loadOrders'

/** As it is once nobody else can change it; it counts as changed by whoever asks. */
export async function lockOrder(id: string, context: Context): Promise<OrderRow> {
  const { db, now, member } = context
  // Nobody holds up orders that they do not see.
  const [seen] = await loadOrders([id], context)
  if (!seen) throw notFound()
  await db
    .updateTable('orders')
    .set({ rev: sql`rev + 1` as never, updatedAt: now, updatedBy: member.userId })
    .where('id', '=', id)
    .execute()
  const [row] = await loadOrders([id], context)
  if (!row) throw notFound()
  return row
}

/** Orders to professional editors, for tests that do not send them. */
import { ulid } from 'ulid'
import type { Db, NewRowOf } from '../../src/server/database/tables'

interface Buyer {
  readonly customerId: string
  readonly userId: string
}

type Change = Partial<NewRowOf<'orders'>> & Pick<NewRowOf<'orders'>, 'vendorCustomerId'>

/** Sent, unless said. */
export async function anOrder(db: Db, { customerId, userId }: Buyer, change: Change) {
  const at = new Date('2026-02-01T00:00:00Z')
  const order = {
    id: ulid(),
    customerId,
    title: 'An order',
    state: 'submitted' as const,
    ownerUserId: userId,
    submittedAt: at,
    movedAt: at,
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
    ...change,
  }
  await db.insertInto('orders').values(order).execute()
  return order.id
}

import { sql } from 'kysely'
import { compiledOnce } from '../../server/database/compiledOnce'
import type { Db } from '../../server/database/tables'

/** Of a table `customers` in a query. */
export const isOpenToMembers = sql<boolean>`(not customers.is_locked
  and customers.life_state in ('trial', 'active'))`

const askOpen = compiledOnce(['customerId'], (db, { customerId }: { customerId: string }) =>
  db.selectFrom('customers').select(isOpenToMembers.as('isOpen')).where('id', '=', customerId),
)

/** Whether people of this customer may come in now. Asked with each part and each stretch of a film. */
export async function isCustomerOpen(db: Db, customerId: string): Promise<boolean> {
  const [customer] = await askOpen(db, { customerId })
  return customer?.isOpen ?? false
}

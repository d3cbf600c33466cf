import { nameSessions } from '../../analytics/server'
import type { Db } from '../../../server/database/tables'
import type { Services } from '../../../server/services'
import type { FoundPage } from './findPage'
import type { Pass } from './passes'

/** Everything watched in a visit before its address was proved counts as watched by that address. */
export async function joinVisit(
  { customerId }: Pick<FoundPage, 'customerId'>,
  { visitId, email }: Pick<Pass, 'visitId' | 'email'>,
  { db, services }: { readonly db: Db; readonly services: Services },
): Promise<void> {
  if (email === undefined) return
  const joined = await db
    .updateTable('shareVisits')
    .set({ address: email })
    .where('visitId', '=', visitId)
    .where('address', 'is', null)
    .returning('visitId')
    .execute()
  if (joined.length === 0) return
  await nameSessions(db, customerId, visitId, services.sharing.visitorOf(customerId, email))
}

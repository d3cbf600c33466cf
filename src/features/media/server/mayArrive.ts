import type { Db } from '../../../server/database/tables'
import { hasOpenSession, isCustomerOpen } from '../../../session/server'
import { ownerOfArrival } from './uploadView'

/**
 * Whether a part may arrive under this key now: its signature was given earlier, and stops with the
 * session. What becomes of what guests send is asked as they finish it.
 */
export function mayArrive(db: Db, key: string, now: Date): Promise<boolean> {
  const owner = ownerOfArrival(key)
  return 'userId' in owner ? hasOpenSession(db, owner, now) : isCustomerOpen(db, owner.customerId)
}

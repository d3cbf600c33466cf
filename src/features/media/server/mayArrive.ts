import type { Db } from '../../../server/database/tables'
import type { Arrival } from '../../../server/storage/landings'
import { isCustomerOpen, isMarkedOpen } from '../../../session/server'
import { ownerOfArrival } from './uploadView'

/**
 * Whether a part may arrive now: its signature was given earlier, and stops with the session it was
 * given for. What becomes of what guests send is asked as they finish it.
 */
export function mayArrive(db: Db, { key, session = '' }: Arrival, now: Date): Promise<boolean> {
  const owner = ownerOfArrival(key)
  return 'userId' in owner
    ? isMarkedOpen(db, { ...owner, mark: session }, now)
    : isCustomerOpen(db, owner.customerId)
}

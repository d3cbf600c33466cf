import type { Db } from '../../../server/database/tables'

/** Tells whose a visit was that began before its visitor had proved an address. */
export async function nameSessions(
  db: Db,
  customerId: string,
  sessionId: string,
  visitor: string,
): Promise<void> {
  await db
    .updateTable('viewSessions')
    .set({ visitor })
    .where('customerId', '=', customerId)
    .where('userId', 'is', null)
    .where('visitor', 'is', null)
    .where('sessionId', '=', sessionId)
    .execute()
}

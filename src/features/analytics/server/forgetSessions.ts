import type { Db } from '../../../server/database/tables'

/** Those of visitors who want to be forgotten. What was summed of them names nobody. */
export async function forgetSessions(
  db: Db,
  customerId: string,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return
  await db
    .deleteFrom('viewSessions')
    .where('customerId', '=', customerId)
    .where('userId', 'is', null)
    .where('sessionId', 'in', [...sessionIds])
    .execute()
}

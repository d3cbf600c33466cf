import type { Db } from '../../../server/database/tables'

/** How many recording tasks wait for each of these people, by their ids; none of it: not there. */
export async function countOpenTasksOf(
  db: Db,
  customerId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('recordingTasks')
    .select(['assigneeUserId', ({ fn }) => fn.countAll<string>().as('open')])
    .where('customerId', '=', customerId)
    .where('assigneeUserId', 'in', [...userIds])
    .where('deletedAt', 'is', null)
    .where('state', 'in', ['assigned', 'opened', 'in_progress', 'retake_requested'])
    .groupBy('assigneeUserId')
    .execute()
  return new Map(rows.map(({ assigneeUserId, open }) => [assigneeUserId ?? '', Number(open)]))
}

import type { Db } from '../../../server/database/tables'
import { waitingStates } from '../task'

const openTasks = (db: Db, customerId: string) =>
  db
    .selectFrom('recordingTasks')
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .where('state', 'in', [...waitingStates])
    .where('held', '=', false)

/** How many recording tasks wait for each of these people, by their ids; none of it: not there. */
export async function countOpenTasksOf(
  db: Db,
  customerId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await openTasks(db, customerId)
    .select(['assigneeUserId', ({ fn }) => fn.countAll<string>().as('open')])
    .where('assigneeUserId', 'in', [...userIds])
    .groupBy('assigneeUserId')
    .execute()
  return new Map(rows.map(({ assigneeUserId, open }) => [assigneeUserId ?? '', Number(open)]))
}

/** Whether the task waits for this person. */
export async function isOwnOpenTask(
  db: Db,
  { customerId, userId }: { readonly customerId: string; readonly userId: string },
  taskId: string,
): Promise<boolean> {
  const task = await openTasks(db, customerId)
    .select('id')
    .where('id', '=', taskId)
    .where('assigneeUserId', '=', userId)
    .executeTakeFirst()
  return task !== undefined
}

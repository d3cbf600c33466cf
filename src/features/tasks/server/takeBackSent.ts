// A clip that waits for a decision goes to the trash: whoever recorded it takes it back, from anybody else it is asked for anew (work.md 2).
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import { withdrawNotices } from '../../notifications/server'
import { askForAnother } from './askForAnother'
import { showTask } from './tellOfTask'
import { reviewerIsHere } from './waiting'

/** The tasks of these clips are locked. */
export async function takeBackSent(clipIds: readonly string[], context: Context): Promise<void> {
  const { member } = context
  for (const task of await sentWith(clipIds, context)) {
    const isOwn = task.assigneeUserId === member.userId
    if (!isOwn && task.others === 0) await askForAnother(task, context, member.userId)
    else await takeBack(task, clipIds, context)
  }
}

/** Tasks that wait for a decision about one of these clips, and how many others were sent for them. */
const sentWith = (clipIds: readonly string[], { db, member }: Context) =>
  db
    .selectFrom('recordingTasks as task')
    .select(['task.id', 'task.customerId', 'task.title', 'task.assigneeUserId'])
    .select(['task.retakeCount', 'task.createdBy', 'task.storyboardId', 'task.reviewerUserId'])
    .select(reviewerIsHere.as('reviewerIsHere'))
    .select(
      sql<number>`(select count(*)::int from takes other where other.task_id = task.id
        and other.state = 'submitted' and other.clip_id <> all(${[...clipIds]}::text[]))`.as(
        'others',
      ),
    )
    .where('task.customerId', '=', member.customerId)
    .where('task.state', '=', 'submitted')
    .where('task.deletedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('takes as take')
          .select('take.id')
          .whereRef('take.taskId', '=', 'task.id')
          .where('take.state', '=', 'submitted')
          .where('take.clipId', 'in', [...clipIds]),
      ),
    )
    .orderBy('task.id')
    .execute()

type Sent = Awaited<ReturnType<typeof sentWith>>[number]

/** Others that were sent are decided about; without one it is as before anything was sent. */
async function takeBack(task: Sent, clipIds: readonly string[], context: Context): Promise<void> {
  const { db, member, now } = context
  await db
    .deleteFrom('takes')
    .where('taskId', '=', task.id)
    .where('state', '=', 'submitted')
    .where('clipId', 'in', [...clipIds])
    .execute()
  const isEmpty = task.others === 0
  const before = task.retakeCount > 0 ? 'retake_requested' : 'opened'
  await db
    .updateTable('recordingTasks')
    .set((row) => ({
      ...(isEmpty && { state: before as 'opened', submittedAt: null }),
      rev: row('rev', '+', 1),
      updatedAt: now,
      updatedBy: member.userId,
    }))
    .where('id', '=', task.id)
    .execute()
  if (isEmpty) await withdrawNotices({ kinds: ['takeSent'], subject: { taskId: task.id } }, context)
  await showTask({ ...task, candidates: [] }, context)
}

// Clips that are takes: what was chosen stays, what was sent is asked about, what is not sent goes from its task (work.md 2).
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import type { ClipHolder, HeldClip } from '../../footage/server'
import { takeBackSent } from './takeBackSent'

async function held(db: Db, customerId: string, clipIds: readonly string[]): Promise<HeldClip[]> {
  if (clipIds.length === 0) return []
  await sql`select from recording_tasks where customer_id = ${customerId} and id in (
    select task_id from takes where customer_id = ${customerId}
      and clip_id = any(${[...clipIds]}::text[])) order by id for no key update`.execute(db)
  const rows = await db
    .selectFrom('takes as take')
    .innerJoin('recordingTasks as task', 'task.id', 'take.taskId')
    .select(['take.clipId', 'take.chosen', 'task.title'])
    .where('take.customerId', '=', customerId)
    .where('take.clipId', 'in', [...clipIds])
    .where('task.deletedAt', 'is', null)
    .where(({ or, eb, and }) =>
      or([
        eb('take.chosen', '=', true),
        and([eb('take.state', '=', 'submitted'), eb('task.state', '=', 'submitted')]),
      ]),
    )
    .execute()
  return rows.map(({ clipId, chosen, title }) => ({
    clipId,
    code: chosen ? 'clipInUse' : 'clipSent',
    words: { title },
  }))
}

async function letGo(clipIds: readonly string[], context: Context): Promise<void> {
  const { db, member, now } = context
  await takeBackSent(clipIds, context)
  const gone = await db
    .deleteFrom('takes')
    .where('customerId', '=', member.customerId)
    .where('clipId', 'in', [...clipIds])
    .where('state', '=', 'recorded')
    .returning('taskId')
    .execute()
  if (gone.length === 0) return
  const tasks = await db
    .updateTable('recordingTasks as task')
    .set((row) => ({
      // Without a take to send it is again what it was before the first one.
      state: sql`case when task.state <> 'in_progress' or exists (select from takes take
        where take.task_id = task.id and take.state = 'recorded') then task.state
        when task.retake_count > 0 then 'retake_requested' else 'opened' end`,
      rev: row('task.rev', '+', 1),
      updatedAt: now,
      updatedBy: member.userId,
    }))
    .where(
      'task.id',
      'in',
      gone.map(({ taskId }) => taskId),
    )
    .returning(['task.id', 'task.assigneeUserId'])
    .execute()
  for (const { id, assigneeUserId } of tasks)
    if (assigneeUserId !== null)
      tellAfterwards(context, {
        topic: 'tasks',
        to: { userIds: [assigneeUserId] },
        row: { id, by: member.userId },
      })
}

export const takeHolder: ClipHolder = { held, letGo }

// Calls about one task: it is locked among those that the member sees, and its history tells of them.
import { sql } from 'kysely'
import { recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import type { CallId } from '../../../../generated/facts/calls'
import { loadTasks, type TaskRow } from './loadTasks'
import { tasks } from './tasks'

/** As it is once nobody else changes it. */
export async function lockTask(taskId: string, context: Context): Promise<TaskRow> {
  // Nobody holds up tasks that they do not see.
  const [seen] = await tasks.find([taskId], context)
  if (!seen) throw notFound()
  await sql`select from recording_tasks where id = ${taskId} for no key update`.execute(context.db)
  const [row] = await loadTasks(context.db, [taskId], context)
  if (!row) throw notFound()
  return row
}

/** Another revision, by a call of its own. */
export async function touchTask(
  { id }: Pick<TaskRow, 'id'>,
  call: CallId,
  context: Context,
): Promise<void> {
  const { db, member, now } = context
  await db
    .updateTable('recordingTasks')
    .set((row) => ({ rev: row('rev', '+', 1), updatedAt: now, updatedBy: member.userId }))
    .where('id', '=', id)
    .execute()
  await recordChanges([{ id, fields: [] }], { list: tasks.callId, call, act: 'action' }, context)
}

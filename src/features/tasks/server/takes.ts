// What somebody records for a task: added, taken out again, with its checklist.
import { sql } from 'kysely'
import type {
  AddTakeRequest,
  AddTakeResponse,
  RemoveTakeRequest,
  RemoveTakeResponse,
  TickChecklistRequest,
  TickChecklistResponse,
} from '../../../../generated/facts/features/tasks'
import type { Context } from '../../../server/context'
import { failure, malformedRequest, notFound } from '../../../server/errors'
import { move } from '../task'
import { movedOf, moverOf, type TaskRow } from './loadTasks'
import { lockTask, touchTask } from './lockTask'
import { judged, moveTask } from './moveTask'
import { tasks } from './tasks'

const mostTakes = 50

export async function addTake(
  { taskId, clipId, note }: AddTakeRequest,
  context: Context,
): Promise<AddTakeResponse> {
  const row = await lockTask(taskId, context)
  if (row.takes.some((take) => take.clipId === clipId)) return tasks.shown(taskId, context)
  judged(row, 'take', context)
  await ensureUsable(clipId, context)
  if (row.takes.length >= mostTakes) throw failure('takesUsedUp', { most: String(mostTakes) })
  await insertTake(row, { clipId, note: note?.trim() || null }, context)
  return tasks.shown(taskId, context)
}

/** Once a take is saved in the recorder. A task that is over meanwhile changes nothing: the clip is there. */
export async function tookFor(taskId: string, clipId: string, context: Context): Promise<void> {
  const [seen] = await tasks.find([taskId], context)
  if (!seen) return
  const row = await lockTask(taskId, context)
  const isThere = row.takes.some((take) => take.clipId === clipId) || row.takes.length >= mostTakes
  const moved = move(movedOf(row), 'take', moverOf(context.member))
  if (!isThere && 'to' in moved) await insertTake(row, { clipId, note: null }, context)
}

async function insertTake(
  row: TaskRow,
  { clipId, note }: { readonly clipId: string; readonly note: string | null },
  context: Context,
): Promise<void> {
  const { db, member, now, newId } = context
  await db
    .insertInto('takes')
    .values({
      id: newId(),
      customerId: member.customerId,
      taskId: row.id,
      shotId: row.shotId,
      clipId,
      note,
      takeNo: sql<number>`(select coalesce(max(take_no), 0) + 1 from takes where task_id = ${row.id})`,
      createdAt: now,
    })
    .execute()
  await moveTask(row, 'take', {}, context)
  await touchTask(row, 'addTake', context)
}

/** A clip of one's own that plays, or will. */
async function ensureUsable(clipId: string, { db, member }: Context): Promise<void> {
  const clip = await db
    .selectFrom('footageClips as clip')
    .innerJoin('mediaAssets as asset', 'asset.id', 'clip.assetId')
    .select('asset.state')
    .where('clip.id', '=', clipId)
    .where('clip.customerId', '=', member.customerId)
    .where('clip.ownerUserId', '=', member.userId)
    .where('clip.deletedAt', 'is', null)
    .where('clip.withdrawnBy', 'is', null)
    .executeTakeFirst()
  if (!clip || clip.state === 'failed' || clip.state === 'rejected') throw failure('clipUnusable')
}

export async function removeTake(
  { taskId, takeId }: RemoveTakeRequest,
  context: Context,
): Promise<RemoveTakeResponse> {
  const row = await lockTask(taskId, context)
  judged(row, 'untake', context)
  const take = row.takes.find((each) => each.takeId === takeId && each.takeState === 'recorded')
  if (!take) throw notFound()
  await context.db.deleteFrom('takes').where('id', '=', takeId).execute()
  const isLast = movedOf(row).unsent === 1
  if (isLast) await moveTask(row, 'untake', {}, context)
  await touchTask(row, 'removeTake', context)
  return tasks.shown(taskId, context)
}

export async function tickChecklist(
  { taskId, done }: TickChecklistRequest,
  context: Context,
): Promise<TickChecklistResponse> {
  const row = await lockTask(taskId, context)
  judged(row, 'take', context)
  if (done.some((at) => at >= row.checklist.length))
    throw malformedRequest('`done` names a line that is not there.', [
      { field: 'done', code: 'maximum', limit: row.checklist.length - 1 },
    ])
  const lines = row.checklist.map((line, at) => ({ ...line, isDone: done.includes(at) }))
  await context.db
    .updateTable('recordingTasks')
    .set({ checklist: JSON.stringify(lines) })
    .where('id', '=', taskId)
    .execute()
  await touchTask(row, 'tickChecklist', context)
  return tasks.shown(taskId, context)
}

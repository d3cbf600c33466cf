// A shot that somebody else than a member has recorded is accepted without having been asked for.
import { createdNow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { emptySlots, fillSlots, type SlotClip } from '../../programs/server'

export interface FilledShot {
  readonly shotId: string
  readonly clip: SlotClip
  readonly title: string
}

/**
 * A task of whoever accepts, done at once; drafts that wait for the shot show it. False: the shot is already with
 * somebody.
 */
export async function fillShot(
  { shotId, clip, title }: FilledShot,
  context: Context,
): Promise<boolean> {
  const { db, member, now, newId } = context
  const { customerId, userId } = member
  const taskId = newId()
  const made = await db
    .insertInto('recordingTasks')
    .values({
      id: taskId,
      customerId,
      title,
      shotId,
      mode: 'self',
      assigneeUserId: userId,
      state: 'accepted',
      submittedAt: now,
      decidedAt: now,
      ...createdNow(context),
    })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  const decided = { submittedAt: now, decidedBy: userId, decidedAt: now }
  await db
    .insertInto('takes')
    .values({
      id: newId(),
      customerId,
      taskId,
      shotId,
      clipId: clip.id,
      takeNo: 1,
      state: 'accepted',
      chosen: true,
      createdAt: now,
      ...decided,
    })
    .execute()
  await fillSlots({ slotId: shotId, clip }, context)
  return true
}

/** What was filled with this clip is empty again. */
export async function emptyShot(clipId: string, context: Context): Promise<void> {
  const { db, member } = context
  const emptied = await db
    .deleteFrom('recordingTasks as task')
    .using('takes as take')
    .whereRef('take.taskId', '=', 'task.id')
    .where('take.clipId', '=', clipId)
    .where('task.customerId', '=', member.customerId)
    .where('task.mode', '=', 'self')
    .where('task.shotId', 'is not', null)
    // Tasks of storyboards name theirs.
    .where('task.storyboardId', 'is', null)
    .returning('task.shotId')
    .execute()
  for (const { shotId } of emptied)
    if (shotId !== null) await emptySlots({ slotId: shotId, clipId }, context)
}

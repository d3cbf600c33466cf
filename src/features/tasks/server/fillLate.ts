// A take can be accepted before it can be watched, by whoever asked themselves: it comes into drafts once it can (work.md 2).
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import type { Services } from '../../../server/services'
import { fillEmptySlots } from '../../programs/server'

type After = () => void | Promise<void>

/** Told after each step in which something was made of a film; may be told twice. */
export async function fillLate(
  db: Db,
  assetId: string,
  { now, services }: { readonly now: Date; readonly services: Services },
): Promise<void> {
  const taskIds = (await chosenOf(db, assetId)).map(({ taskId }) => taskId)
  if (taskIds.length === 0) return
  const told: After[] = []
  await db.transaction().execute(async (within) => {
    // What is taken back meanwhile comes nowhere.
    await sql`select from recording_tasks where id = any(${taskIds}::text[]) order by id
      for no key update`.execute(within)
    for (const take of await chosenOf(within, assetId)) {
      const { customerId, taskId, shotId, clipId, durationMs, decidedBy, createdBy } = take
      const member = { customerId, userId: decidedBy ?? createdBy }
      const base = { now, services, member, afterCommit: (after: After) => void told.push(after) }
      const clip = { id: clipId, assetId, durationMs: durationMs ?? 0 }
      await fillEmptySlots({ slotId: shotId ?? '', clip }, { ...base, db: within })
      const to = { userIds: [...new Set([member.userId, createdBy])] }
      tellAfterwards(base, { topic: 'tasks', to, row: { id: taskId } })
    }
  })
  for (const each of told) await each()
}

/** Takes of shots with this film that were chosen, once it can be watched. */
const chosenOf = (db: Db, assetId: string) =>
  db
    .selectFrom('footageClips as clip')
    .innerJoin('mediaAssets as asset', 'asset.id', 'clip.assetId')
    .innerJoin('takes as take', (join) =>
      join.onRef('take.clipId', '=', 'clip.id').onRef('take.customerId', '=', 'clip.customerId'),
    )
    .innerJoin('recordingTasks as task', 'task.id', 'take.taskId')
    .select(['take.customerId', 'take.taskId', 'take.clipId', 'take.decidedBy'])
    .select(['task.shotId', 'task.createdBy', 'asset.durationMs'])
    .where('clip.assetId', '=', assetId)
    .where('clip.deletedAt', 'is', null)
    .where('clip.withdrawnBy', 'is', null)
    .where('asset.state', 'in', ['playable', 'ready'])
    .where('take.chosen', '=', true)
    .where('task.shotId', 'is not', null)
    .where('task.deletedAt', 'is', null)
    .execute()

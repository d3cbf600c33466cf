// What was sent and turns out to be unusable is asked for again by the server (work.md 2).
import type { Db } from '../../../server/database/tables'
import { defineJob } from '../../../server/jobs/job'
import { clipStandingOf } from '../../footage/clip'
import { mediaRows } from '../../media/server'
import type { Telling } from '../../notifications/server'
import { askForAnother } from './askForAnother'

export const breakTakesJob = defineJob({
  id: 'tasks.broken',
  lane: 'upkeep',
  everyMs: 30_000,
  async run({ database, now, newId, services }) {
    for (const taskId of await brokenAmong(database.db)) {
      const told: After[] = []
      await database.db.transaction().execute(async (db) => {
        const base = { db, now: now(), newId, services }
        await breakTakes(taskId, { ...base, afterCommit: (after: After) => void told.push(after) })
      })
      for (const each of told) await each()
    }
  },
})

type After = () => void | Promise<void>
type Base = Omit<Telling, 'member'>

/** Of everything that was sent not one film plays, or will; a fault of ours may pass. */
async function brokenAmong(db: Db, taskId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('takes as take')
    .innerJoin('recordingTasks as task', 'task.id', 'take.taskId')
    .innerJoin('footageClips as clip', 'clip.id', 'take.clipId')
    .innerJoin(mediaRows(db).as('media'), 'media.assetId', 'clip.assetId')
    .select(['task.id', 'media.assetState', 'media.uploadState', 'media.failReason'])
    .where('task.state', '=', 'submitted')
    .where('task.deletedAt', 'is', null)
    .where('take.state', '=', 'submitted')
    .$if(taskId !== undefined, (only) => only.where('task.id', '=', taskId!))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('takes as other')
            .innerJoin('footageClips as film', 'film.id', 'other.clipId')
            .innerJoin('mediaAssets as asset', 'asset.id', 'film.assetId')
            .select('other.id')
            .whereRef('other.taskId', '=', 'task.id')
            .where('other.state', '=', 'submitted')
            .where('asset.state', 'not in', ['uploading', 'failed', 'rejected']),
        ),
      ),
    )
    .execute()
  const hopeful = rows.filter(({ assetState, uploadState, failReason }) => {
    const { state } = clipStandingOf({ assetState, uploadState: uploadState ?? undefined })
    return failReason === 'serverFault' || (state !== 'failed' && state !== 'rejected')
  })
  const alive = new Set(hopeful.map(({ id }) => id))
  return [...new Set(rows.map(({ id }) => id))].filter((id) => !alive.has(id))
}

async function breakTakes(taskId: string, base: Base): Promise<void> {
  const task = await base.db
    .selectFrom('recordingTasks')
    .select(['id', 'customerId', 'title', 'assigneeUserId', 'retakeCount', 'createdBy'])
    .where('id', '=', taskId)
    .where('state', '=', 'submitted')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!task || (await brokenAmong(base.db, taskId)).length === 0) return
  await askForAnother(task, base)
}

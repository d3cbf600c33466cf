// Deletes clips that have been in the trash for 30 days, with their assets (domain.md: trash 30
// days).
import { isForeignKeyViolation } from '../../../server/database/faults'
import { defineJob, type JobSetting } from '../../../server/jobs/job'
import { releaseAsset } from '../../media/server'
import { trashLifeMs } from '../clip'
import { deleteExpiredClip, listExpiredClips } from './queries'

export const purgeTrashJob = defineJob({
  id: 'footage.purgeTrash',
  lane: 'upkeep',
  everyMs: 600_000,
  run: purgeTrash,
})

type Purging = Pick<JobSetting, 'database' | 'now' | 'log'>

export async function purgeTrash({ database: { db }, now, log }: Purging): Promise<void> {
  const at = now()
  const before = new Date(at.getTime() - trashLifeMs)
  let purged = 0
  for (const { customerId, id, assetId } of await listExpiredClips(db, before)) {
    const isPurged = await db
      .transaction()
      .execute(async (within) => {
        if (!(await deleteExpiredClip(within, customerId, id, before))) return false
        await releaseAsset(within, customerId, assetId, at)
        return true
      })
      .catch(keepIfUsed)
    if (isPurged) purged += 1
  }
  if (purged > 0) log.info({ clips: purged }, 'clips left the trash for good')
}

/** domain.md E1: a clip that is still referred to cannot be deleted. */
function keepIfUsed(fault: unknown): false {
  if (isForeignKeyViolation(fault)) return false
  throw fault
}

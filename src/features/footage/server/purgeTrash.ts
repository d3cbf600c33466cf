// What has been in the trash long enough is gone for good, with its asset (domain.md: trash 30 days).
import { isForeignKeyViolation } from '../../../server/database/faults'
import { releaseAsset, type Sweeping } from '../../media/server'
import { trashLifeMs } from '../clip'
import { deleteSpentClip, listSpentClips } from './queries'

export async function purgeTrash({ database: { db }, now, log }: Sweeping): Promise<void> {
  const at = now()
  const before = new Date(at.getTime() - trashLifeMs)
  let purged = 0
  for (const { customerId, id, assetId } of await listSpentClips(db, before)) {
    const isPurged = await db
      .transaction()
      .execute(async (within) => {
        if (!(await deleteSpentClip(within, customerId, id, before))) return false
        await releaseAsset(within, customerId, assetId, at)
        return true
      })
      .catch(keepIfUsed)
    if (isPurged) purged += 1
  }
  if (purged > 0) log.info({ clips: purged }, 'clips left the trash for good')
}

/** domain.md E1: a clip that something still refers to cannot be purged. */
function keepIfUsed(fault: unknown): false {
  if (isForeignKeyViolation(fault)) return false
  throw fault
}

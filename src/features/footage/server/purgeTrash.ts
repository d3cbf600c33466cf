// Deletes clips that have been in the trash for 30 days, with their assets (domain.md: trash 30
// days).
import type { Db } from '../../../server/database/tables'
import { isForeignKeyViolation } from '../../../server/database/faults'
import { defineJob, type JobSetting } from '../../../server/jobs/job'
import { releaseAsset } from '../../media/server'
import { trashLifeMs } from '../clip'
import { heldClips } from './clipHolders'
import { deleteExpiredClip, listExpiredClips, type Trash } from './queries'
import { assetsOfClips } from './versionRows'

export const purgeTrashJob = defineJob({
  id: 'footage.purgeTrash',
  lane: 'upkeep',
  everyMs: 600_000,
  async run(work) {
    await purgeTrash(work)
  },
})

type Purging = Pick<JobSetting, 'database' | 'now' | 'log' | 'services'>

/** Of one customer with `trash`. @returns how many clips are gone */
export async function purgeTrash(
  { database: { db }, now, log, services }: Purging,
  trash: Trash = { before: new Date(now().getTime() - trashLifeMs) },
): Promise<number> {
  const at = now()
  const { before } = trash
  let purged = 0
  for (const { customerId, id } of await listExpiredClips(db, trash)) {
    const isPurged = await db
      .transaction()
      .execute(async (within) => {
        if ((await heldClips(customerId, [id], { db: within, services })).length > 0) return false
        const films = await assetsOfClips(within, [id])
        if (!(await deleteExpiredClip(within, customerId, id, before))) return false
        for (const film of films) await releaseAsset(within, customerId, film, at)
        return true
      })
      .catch(keepIfUsed)
    if (isPurged) purged += 1
  }
  if (purged > 0) log.info({ clips: purged }, 'clips left the trash for good')
  return purged
}

/** How many clips lie there; those that are still referred to stay when it is emptied. */
export const countTrashedClips = async (db: Db, trash: Trash) =>
  (await listExpiredClips(db, trash)).length

/** domain.md E1: a clip that is still referred to cannot be deleted. */
function keepIfUsed(fault: unknown): false {
  if (isForeignKeyViolation(fault)) return false
  throw fault
}

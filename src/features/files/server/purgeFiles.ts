// Deletes files that have been in the trash for 30 days, with their assets.
import { trashKeepDays } from '../../../../generated/facts/constants'
import { isForeignKeyViolation } from '../../../server/database/faults'
import { defineJob } from '../../../server/jobs/job'
import { releaseAsset } from '../../media/server'
import { deleteExpiredFile, listExpiredFiles } from './queries'

const keepMs = trashKeepDays * 24 * 3_600_000

export const purgeFilesJob = defineJob({
  id: 'files.purge',
  lane: 'upkeep',
  everyMs: 600_000,
  async run({ database: { db }, now, log }) {
    const before = new Date(now().getTime() - keepMs)
    let purged = 0
    for (const file of await listExpiredFiles(db, before)) {
      purged += await db
        .transaction()
        .execute(async (within) => {
          if (!(await deleteExpiredFile(within, file, before))) return 0
          await releaseAsset(within, file.customerId, file.assetId, now())
          return 1
        })
        .catch(keepIfUsed)
    }
    if (purged > 0) log.info({ files: purged }, 'files left the trash for good')
  },
})

function keepIfUsed(fault: unknown): 0 {
  if (isForeignKeyViolation(fault)) return 0
  throw fault
}

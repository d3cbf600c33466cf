// Deletes bumpers that have been in the trash for 30 days, with films that nothing else uses.
import { trashKeepDays } from '../../../../generated/facts/constants'
import { defineJob } from '../../../server/jobs/job'
import { releaseAsset } from '../../media/server'

const keepMs = trashKeepDays * 24 * 3_600_000
const atOnce = 100

export const purgeBumpersJob = defineJob({
  id: 'bumpers.purge',
  lane: 'upkeep',
  everyMs: 600_000,
  async run({ database: { db }, now, log }) {
    const before = new Date(now().getTime() - keepMs)
    const gone = await db.transaction().execute(async (within) => {
      const ids = within
        .selectFrom('bumpers')
        .select('id')
        .where('deletedAt', '<', before)
        .limit(atOnce)
      const bumpers = await within
        .deleteFrom('bumpers')
        .where('id', 'in', ids)
        .returning(['customerId', 'assetId'])
        .execute()
      for (const { customerId, assetId } of bumpers)
        await releaseAsset(within, customerId, assetId, now())
      return bumpers.length
    })
    if (gone > 0) log.info({ bumpers: gone }, 'bumpers left the trash for good')
  },
})

// Deletes scripts that have been in the trash for 30 days.
import { trashKeepDays } from '../../../../generated/facts/constants'
import { defineJob } from '../../../server/jobs/job'

const keepMs = trashKeepDays * 24 * 3_600_000

export const purgeScriptsJob = defineJob({
  id: 'scripts.purge',
  lane: 'upkeep',
  everyMs: 600_000,
  async run({ database: { db }, now, log }) {
    const { numDeletedRows } = await db
      .deleteFrom('scripts')
      .where('deletedAt', '<', new Date(now().getTime() - keepMs))
      .executeTakeFirst()
    const scripts = Number(numDeletedRows)
    if (scripts > 0) log.info({ scripts }, 'scripts left the trash for good')
  },
})

// Deletes templates that have been in the trash for 30 days.
import { trashKeepDays } from '../../../../generated/facts/constants'
import { defineJob } from '../../../server/jobs/job'

const keepMs = trashKeepDays * 24 * 3_600_000

export const purgeTemplatesJob = defineJob({
  id: 'templates.purge',
  lane: 'upkeep',
  everyMs: 600_000,
  async run({ database: { db }, now, log }) {
    const { numDeletedRows } = await db
      .deleteFrom('programTemplates')
      .where('deletedAt', '<', new Date(now().getTime() - keepMs))
      .executeTakeFirst()
    const count = Number(numDeletedRows)
    if (count > 0) log.info({ templates: count }, 'templates left the trash for good')
  },
})

// Deletes contacts that have been in the trash for 30 days (domain.md: trash 30 days).
import { trashKeepDays } from '../../../../generated/facts/constants'
import { defineJob, type JobSetting } from '../../../server/jobs/job'
import './tables'

export const purgeContactsJob = defineJob({
  id: 'contacts.purgeTrash',
  lane: 'upkeep',
  everyMs: 600_000,
  run: purgeContacts,
})

const dayMs = 24 * 3_600_000

export async function purgeContacts({
  database: { db },
  now,
  log,
}: Pick<JobSetting, 'database' | 'now' | 'log'>): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('contacts')
    .where('deletedAt', '<', new Date(now().getTime() - trashKeepDays * dayMs))
    .executeTakeFirst()
  if (numDeletedRows > 0n)
    log.info({ contacts: Number(numDeletedRows) }, 'contacts left the trash for good')
}

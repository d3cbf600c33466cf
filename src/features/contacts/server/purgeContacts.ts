// Deletes contacts that have been in the trash for 30 days (domain.md: trash 30 days).
import type { ExpressionBuilder } from 'kysely'
import { trashKeepDays } from '../../../../generated/facts/constants'
import type { Database, Db } from '../../../server/database/tables'
import { defineJob, type JobSetting } from '../../../server/jobs/job'

export const purgeContactsJob = defineJob({
  id: 'contacts.purgeTrash',
  lane: 'upkeep',
  everyMs: 600_000,
  async run(work) {
    await purgeContacts(work)
  },
})

const dayMs = 24 * 3_600_000

/** What was put into the trash before, of all customers or of one. */
interface Trash {
  readonly before: Date
  readonly customerId?: string
}

/** @returns how many contacts are gone */
export async function purgeContacts(
  { database: { db }, now, log }: Pick<JobSetting, 'database' | 'now' | 'log'>,
  trash: Trash = { before: new Date(now().getTime() - trashKeepDays * dayMs) },
): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('contacts').where(isIn(trash)).executeTakeFirst()
  const contacts = Number(numDeletedRows)
  if (contacts > 0) log.info({ contacts }, 'contacts left the trash for good')
  return contacts
}

export async function countTrashedContacts(db: Db, trash: Trash): Promise<number> {
  const { contacts } = await db
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<string>().as('contacts'))
    .where(isIn(trash))
    .executeTakeFirstOrThrow()
  return Number(contacts)
}

const isIn =
  ({ before, customerId }: Trash) =>
  (eb: ExpressionBuilder<Database, 'contacts'>) =>
    eb.and([
      eb('deletedAt', '<', before),
      ...(customerId === undefined ? [] : [eb('customerId', '=', customerId)]),
    ])

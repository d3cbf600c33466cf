// Thirty days after a consent has ended, what it was given for is erased. The record stays.
import { defineJob, type JobWork } from '../../../server/jobs/job'
import { eraseClipsOf } from '../../footage/server'
import { endAllUses } from './uses'

export const purgeWithdrawnJob = defineJob({
  id: 'consent.purge',
  lane: 'upkeep',
  everyMs: 3_600_000,
  async run(work) {
    const due = await work.database.db
      .selectFrom('consents')
      .select(['id', 'customerId', 'submissionId'])
      .where('purgeOn', '<=', work.now().toISOString().slice(0, 10))
      .orderBy('id')
      .execute()
    for (const consent of due) {
      work.signal.throwIfAborted()
      await purge(consent, work)
    }
  },
})

interface Due {
  readonly id: string
  readonly customerId: string
  readonly submissionId: string
}

/** What nobody has taken down by then is taken down first. */
async function purge({ id, customerId, submissionId }: Due, work: JobWork): Promise<void> {
  const { database, services, now, log } = work
  const told: (() => void | Promise<void>)[] = []
  const afterCommit = (tell: () => void | Promise<void>) => void told.push(tell)
  await database.db.transaction().execute(async (db) => {
    const taking = { db, now: now(), services, afterCommit, member: { customerId } }
    await endAllUses(id, taking)
    await eraseClipsOf(id, taking)
    await services.guestAnswers.erase(submissionId, taking)
    await db.updateTable('consents').set({ purgeOn: null }).where('id', '=', id).execute()
  })
  for (const tell of told) await tell()
  log.info({ consent: id }, 'what somebody withdrew is erased')
}

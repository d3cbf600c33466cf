// Who was invited and has sent nothing is reminded on the days that the request says; what is over is closed.
import { sql } from 'kysely'
import { defaultLanguage } from '../../../../generated/facts/app'
import type { Db } from '../../../server/database/tables'
import { defineJob, type JobWork } from '../../../server/jobs/job'
import { postLetter } from '../../../server/mail/postLetter'
import { unsentStates } from '../submission'
import { reminderLetter } from './letters'

export const remindGuestsJob = defineJob({
  id: 'crowd.remind',
  lane: 'upkeep',
  everyMs: 600_000,
  async run(work) {
    await work.database.db.transaction().execute(async (db) => {
      await closeOver(db, work.now())
      for (const { id, customerId, language } of await takeDue(db, work.now()))
        await remind(id, customerId, language ?? defaultLanguage, db, work)
    })
  },
})

/** Each reminder once, however late the job is. */
const takeDue = (db: Db, now: Date) =>
  db
    .updateTable('crowdSubmissions as sent')
    .from('crowdRequests as request')
    .set({ reminded: sql<number>`sent.reminded + 1`, remindedAt: now })
    .whereRef('request.id', '=', 'sent.requestId')
    .where('request.state', '=', 'open')
    .where('request.deletedAt', 'is', null)
    .where('sent.state', 'in', ['sent', 'opened', 'started'])
    .where('sent.cameBy', '=', 'invited')
    .where('sent.guestEmail', 'is not', null)
    .where(
      sql<boolean>`sent.sent_at + request.remind_days[sent.reminded + 1] * interval '1 day'
        <= ${now.toISOString()}::timestamptz`,
    )
    .where(
      sql<boolean>`not exists (select from contacts where contacts.id = sent.contact_id
        and (contacts.state <> 'active' or contacts.opt_in = 'out' or contacts.deleted_at is not null))`,
    )
    .returning(['sent.id', 'sent.customerId', 'sent.language'])
    .execute()

const remind = (
  submissionId: string,
  customerId: string,
  locale: string,
  db: Db,
  { now, newId, services }: JobWork,
) =>
  postLetter(
    reminderLetter,
    { customerId, locale, params: { submissionId } },
    { db, now: now(), newId, services },
  )

/** After its last day nobody sends anything any more. */
async function closeOver(db: Db, now: Date): Promise<void> {
  const closed = await db
    .updateTable('crowdRequests')
    .set({ state: 'closed', updatedAt: now, rev: sql`rev + 1` })
    .where('state', 'in', ['open', 'paused'])
    .where('expiresAt', '<=', now)
    .returning('id')
    .execute()
  if (closed.length === 0) return
  await db
    .updateTable('crowdSubmissions')
    .set({ state: 'expired', updatedAt: now, rev: sql`rev + 1` })
    .where(
      'requestId',
      'in',
      closed.map(({ id }) => id),
    )
    .where('state', 'in', [...unsentStates])
    .execute()
}

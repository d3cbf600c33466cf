// What stays unread for a while is written in a letter: one for a person, whatever it is.
import { sql } from 'kysely'
import { defaultLanguage } from '../../../../generated/facts/app'
import { notices, type NoticeKind } from '../../../../generated/facts/notices'
import { defineJob, type JobWork } from '../../../server/jobs/job'
import { postLetter } from '../../../server/mail/postLetter'
import type { Person } from './letterChoices'
import { unreadLetter } from './unreadLetter'

const minuteMs = 60_000
/** `own`: the feature writes it by itself. */
const waitMs = {
  soon: 2 * minuteMs,
  tenMinutes: 10 * minuteMs,
  hourly: 60 * minuteMs,
  daily: 24 * 60 * minuteMs,
  own: undefined,
} as const
const mostPeople = 500

export function mailAtOf(kind: NoticeKind, now: Date): Date | null {
  const notice: { readonly text: string; readonly mail?: keyof typeof waitMs } = notices[kind]
  const wait = notice.mail && waitMs[notice.mail]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}

export const mailUnreadJob = defineJob({
  id: 'notifications.mail',
  lane: 'mail',
  everyMs: 15_000,
  async run(work) {
    const { database, now, signal } = work
    const people = await database.db
      .selectFrom('notifications')
      .select(['userId', 'customerId'])
      .distinct()
      .where('mailAt', '<=', now())
      .where('readAt', 'is', null)
      .orderBy('userId')
      .limit(mostPeople)
      .execute()
    for (const person of people) {
      signal.throwIfAborted()
      await writeTo(person, work)
    }
  },
})

/** What waits for a later letter goes with this one, unless it has only just happened. */
async function writeTo(
  { userId, customerId }: Person,
  { database, now, newId, services }: JobWork,
): Promise<void> {
  const at = now()
  await database.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('notifications')
      .set({ mailedAt: at, mailAt: null })
      .where('userId', '=', userId)
      .where('customerId', '=', customerId)
      .where('readAt', 'is', null)
      .where('mailAt', 'is not', null)
      .where(sql<boolean>`least(mail_at, told_at + ${`${waitMs.soon} ms`}::interval) <= ${at}`)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const order = { userId, customerId, locale: defaultLanguage }
    await postLetter(
      unreadLetter,
      { ...order, params: { mailedAt: at.toISOString() } },
      { db, now: at, newId, services },
    )
  })
}

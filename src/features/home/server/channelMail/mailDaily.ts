// A letter each morning of its reader, about what came to a channel within a day and is not watched.
import { sql } from 'kysely'
import { defaultLanguage } from '../../../../../generated/facts/app'
import { defineJob, type JobWork } from '../../../../server/jobs/job'
import { postLetter } from '../../../../server/mail/postLetter'
import { postsLetter } from './postsLetter'

/** By the reader's clock, else by that of their organization (reach.md 3). */
const morningHour = 8
const atOnce = 500

export const mailDailyJob = defineJob({
  id: 'home.mailDaily',
  lane: 'mail',
  everyMs: 60_000,
  async run(work) {
    while (await writeToSome(work)) work.signal.throwIfAborted()
  },
})

interface Due {
  readonly userId: string
  readonly customerId: string
  readonly channelId: string
  readonly from: Date
  readonly to: Date
}

/** @returns whether there may be more; whoever was written to is not written to again that day */
function writeToSome({ database, now, newId, services }: JobWork): Promise<boolean> {
  const at = sql<Date>`${now()}::timestamptz`
  const zone = sql`coalesce(person.timezone, customers.timezone, 'UTC')`
  const morning = sql`date_trunc('day', ${at} at time zone ${zone}) + make_interval(hours => ${sql.lit(morningHour)})`
  return database.db.transaction().execute(async (db) => {
    const { rows } = await sql<Due>`
      with due as (
        select follow.user_id, follow.channel_id,
          (${morning}) at time zone ${zone} as this_morning,
          (${morning} - interval '1 day') at time zone ${zone} as last_morning
        from channel_subscriptions follow
        join channels on channels.id = follow.channel_id and channels.mail = 'daily'
        join users person on person.id = follow.user_id
        join customers on customers.id = follow.customer_id
        where follow.state = 'active' and follow.muted_until is null
      )
      update channel_subscriptions follow set mailed_at = ${at}
      from (
        select * from due where due.this_morning <= ${at}
          and exists (select from program_deliveries post
            where post.channel_id = due.channel_id and post.recalled_at is null
              and post.delivered_at > due.last_morning and post.delivered_at <= due.this_morning)
          and not exists (select from channel_subscriptions told
            where told.user_id = due.user_id and told.channel_id = due.channel_id
              and told.mailed_at >= due.this_morning)
        limit ${sql.lit(atOnce)}
      ) due
      where follow.user_id = due.user_id and follow.channel_id = due.channel_id
      returning follow.user_id, follow.customer_id, follow.channel_id,
        due.last_morning as "from", due.this_morning as "to"`.execute(db)
    for (const { userId, customerId, channelId, from, to } of rows) {
      const came = { from: new Date(from.getTime() + 1).toISOString(), to: to.toISOString() }
      const params = { channelId, mail: 'daily', ...came }
      const order = { userId, customerId, locale: defaultLanguage, params }
      await postLetter(postsLetter, order, { db, now: now(), newId, services })
    }
    return rows.length > 0
  })
}

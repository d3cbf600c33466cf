// Every five minutes: days and curves of what was reported since. Both are counted anew, so that nothing counts twice.
import { sql } from 'kysely'
import type { Db } from '../../../../server/database/tables'
import { defineJob } from '../../../../server/jobs/job'
import { slotOf, watchedShare } from '../../session'
import { sumCurve, type CurveOf } from './sumCurve'

export const sumSessionsJob = defineJob({
  id: 'analytics.sum',
  lane: 'upkeep',
  everyMs: 300_000,
  async run({ database: { db }, now, signal }) {
    const slot = slotOf(now())
    // A report that was committed late belongs to a slot of before.
    const from = (await readSlot(db)) - 1
    await sumDays(db, from)
    for (const curve of await changedCurves(db, from)) {
      signal.throwIfAborted()
      // oxlint-disable-next-line no-await-in-loop -- one after the other: none needs much of the database
      await sumCurve(db, curve)
    }
    await db
      .insertInto('viewSums')
      .values({ id: 1, summedSlot: slot })
      .onConflict((known) => known.column('id').doUpdateSet({ summedSlot: slot }))
      .execute()
  },
})

async function readSlot(db: Db): Promise<number> {
  const row = await db.selectFrom('viewSums').select('summedSlot').executeTakeFirst()
  return row?.summedSlot ?? 0
}

/** When a session began, by the clock of the customer. */
const startedHere = sql`(session.started_at at time zone coalesce(customer.timezone, 'UTC'))`

/** What has a day or a month by now is counted whole. */
const sumDays = (db: Db, from: number) =>
  sql`
    with changed as (
      select distinct session.program_id, ${startedHere}::date as day
      from view_sessions session join customers customer on customer.id = session.customer_id
      where session.reported_slot >= ${from}::int and session.is_play
    )
    insert into program_days (program_id, day, source, customer_id, plays, seconds, finished, computers, phones, tablets)
    select session.program_id, changed.day, session.source, session.customer_id, count(*), sum(session.seconds),
      count(*) filter (where session.seconds >= ${sql.lit(watchedShare)} * length(session.coverage)),
      count(*) filter (where session.device = 'computer'), count(*) filter (where session.device = 'phone'),
      count(*) filter (where session.device = 'tablet')
    from changed
    join view_sessions session on session.program_id = changed.program_id and session.is_play
    join customers customer on customer.id = session.customer_id
    where ${startedHere}::date = changed.day
    group by session.program_id, changed.day, session.source, session.customer_id
    on conflict (program_id, day, source) do update set plays = excluded.plays, seconds = excluded.seconds,
      finished = excluded.finished, computers = excluded.computers, phones = excluded.phones, tablets = excluded.tablets
  `.execute(db)

async function changedCurves(db: Db, from: number): Promise<readonly CurveOf[]> {
  const { rows } = await sql<CurveOf>`
    select distinct session.customer_id as "customerId", session.program_id as "programId",
      session.version_no as "versionNo", date_trunc('month', ${startedHere})::date::text as month,
      coalesce(customer.timezone, 'UTC') as zone
    from view_sessions session join customers customer on customer.id = session.customer_id
    where session.reported_slot >= ${from}::int and session.is_play`.execute(db)
  return rows
}

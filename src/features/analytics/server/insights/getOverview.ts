import { sql } from 'kysely'
import type { InsightOverview, InsightDay } from '../../../../../generated/facts/features/analytics'
import type { Handler } from '../../../../server/context'
import type { Context } from '../../../../server/context'
import { periodOf, playsWithin, type Period } from './period'
import { programsFor } from './seen'

interface Sums {
  readonly plays: number
  readonly playsBefore: number
  readonly seconds: number
  readonly secondsBefore: number
  readonly finished: number
  readonly finishedBefore: number
}

export const getOverview: Handler<'getOverview'> = async (request, context) => {
  const period = await periodOf(request, context)
  const sums = await sumsOf(period, context)
  const people = await peopleIn(period, context)
  const customer = await context.db
    .selectFrom('customers')
    .select(['name', sql<number>`(${membersOf(context)})`.as('members')])
    .where('id', '=', context.member.customerId)
    .executeTakeFirstOrThrow()
  const { userId, name, pictureUrl } = context.member
  const overview: InsightOverview = {
    organization: customer.name,
    viewer: { id: userId, name, pictureUrl: pictureUrl ?? undefined },
    isWhole: context.rows === 'customer',
    members: customer.members,
    people,
    plays: { now: sums.plays, before: sums.playsBefore },
    seconds: { now: sums.seconds, before: sums.secondsBefore },
    finished: { now: sums.finished, before: sums.finishedBefore },
    days: await daysOf(period, context),
  }
  return overview
}

const membersOf = ({ member }: Context) =>
  sql`select count(*)::int from memberships where customer_id = ${member.customerId}`

/** Of the days themselves, and of as many before them. */
async function sumsOf({ from, to, before, sources }: Period, context: Context): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(plays) filter (where is_now), 0)::int as plays,
      coalesce(sum(plays) filter (where not is_now), 0)::int as "playsBefore",
      coalesce(sum(seconds) filter (where is_now), 0)::float8 as seconds,
      coalesce(sum(seconds) filter (where not is_now), 0)::float8 as "secondsBefore",
      coalesce(sum(finished) filter (where is_now), 0)::int as finished,
      coalesce(sum(finished) filter (where not is_now), 0)::int as "finishedBefore"
    from (
      select days.*, days.day >= ${from}::date as is_now from program_days days
      join ${programsFor(context)} program on program.id = days.program_id
      where days.customer_id = ${context.member.customerId} and days.source = any(${sources}::text[])
        and days.day between ${before}::date and ${to}::date
    ) day`.execute(context.db)
  return rows[0]!
}

async function peopleIn(period: Period, context: Context) {
  const { from, to, before } = period
  const { rows } = await sql<{ now: number; before: number }>`
    select count(distinct play.user_id) filter (where play.is_now)::int as now,
      count(distinct play.user_id) filter (where not play.is_now)::int as before
    from (
      select session.user_id, session.started_at >= ${from}::timestamp at time zone ${period.zone} as is_now
      from ${playsWithin(period, before, to, context.member.customerId)} session
      join ${programsFor(context)} program on program.id = session.program_id
    ) play`.execute(context.db)
  return rows[0]!
}

/** Each of them, also those on which nobody watched. */
async function daysOf({ from, to, sources }: Period, context: Context): Promise<InsightDay[]> {
  const { rows } = await sql<InsightDay>`
    with watched as (
      select days.day, sum(days.plays) as plays from program_days days
      join ${programsFor(context)} program on program.id = days.program_id
      where days.customer_id = ${context.member.customerId} and days.source = any(${sources}::text[])
        and days.day between ${from}::date and ${to}::date
      group by days.day
    )
    select every::date::text as day, coalesce(watched.plays, 0)::int as plays
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') every
    left join watched on watched.day = every::date order by every`.execute(context.db)
  return rows
}

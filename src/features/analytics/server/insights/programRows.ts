import { sql } from 'kysely'
import type { InsightProgram } from '../../../../../generated/facts/features/analytics'
import type { Context } from '../../../../server/context'
import { posterOf, onAir } from '../../../programs/server'
import { curvesOf, personOf } from './curves'
import { playsWithin, type Period } from './period'
import { programsFor } from './seen'
import { stayedIn } from './stayed'

/** Points of the small line beside a program. */
const points = 24

interface Row {
  readonly id: string
  readonly title: string
  readonly channels: string[]
  readonly watched: number
  readonly plays: number
  readonly seconds: number
  readonly finished: number
  readonly versionNo: number | null
  readonly renditions: Parameters<typeof posterOf>[0]['renditions']
  readonly addressRev: number | null
}

/** In the order of the rows. */
const isBehind = (last: InsightProgram | undefined) =>
  last === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(-coalesce(people.watched, 0), -coalesce(sums.plays, 0), program.title_key, program.id)
        > (${-last.watched}::int, ${-last.plays}::int, search_key(${last.title}::text), ${last.programId}::text)`

/** Those that were watched in some days or may be now, the most watched first. */
export async function programRows(
  period: Period,
  context: Context,
  { limit, after }: { limit: number; after?: InsightProgram | undefined },
): Promise<InsightProgram[]> {
  const { db, member, now, services } = context
  const { from, to, sources } = period
  const { rows } = await sql<Row>`
    with sums as (
      select program_id, sum(plays)::int as plays, sum(seconds)::float8 as seconds, sum(finished)::int as finished
      from program_days
      where customer_id = ${member.customerId} and source = any(${sources}::text[])
        and day between ${from}::date and ${to}::date
      group by program_id
    ), people as (
      select session.program_id, count(distinct ${personOf})::int as watched
      from ${playsWithin(period, from, to, member.customerId)} session group by session.program_id
    )
    select program.id, program.title, coalesce(people.watched, 0) as watched, coalesce(sums.plays, 0) as plays,
      coalesce(sums.seconds, 0) as seconds, coalesce(sums.finished, 0) as finished,
      version.version_no as "versionNo", film.renditions, film.address_rev as "addressRev",
      array(select distinct channel.name from program_deliveries delivery
        join channels channel on channel.id = delivery.channel_id
        where delivery.program_id = program.id and delivery.recalled_at is null
          and (channel.access <> 'secret' or ${context.rows === 'customer'}::boolean) order by 1) as channels
    from ${programsFor(context)} program
    join programs whole on whole.id = program.id
    left join sums on sums.program_id = program.id
    left join people on people.program_id = program.id
    left join program_versions version on version.id = program.published_version_id
    left join media_assets film on film.id = version.asset_id
    where (sums.plays > 0 or ${onAir('whole', sql<Date>`${now}::timestamptz`)}) and ${isBehind(after)}
    order by watched desc, plays desc, program.title_key, program.id
    limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const reached = await services.sentPrograms.reached(
    db,
    { customerId: member.customerId, now },
    ids,
  )
  const curves = await curvesOf(
    db,
    rows.flatMap(({ id, versionNo }) => (versionNo === null ? [] : [{ programId: id, versionNo }])),
  )
  return rows.map(({ id, title, channels, watched, plays, seconds, finished, ...film }) => ({
    programId: id,
    title,
    channels,
    posterUrl: posterOf(film, context),
    reached: reached.get(id) ?? 0,
    watched,
    plays,
    seconds,
    finished,
    stayed: stayedIn(curves.get(id), points),
  }))
}

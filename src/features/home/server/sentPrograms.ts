// What analytics asks of many programs at once: to how many they were sent, and how far those are who have to watch them.
import { sql } from 'kysely'
import type { InsightRequired, InsightViewer } from '../../../../generated/facts/features/analytics'
import type { Db } from '../../../server/database/tables'
import type { Asked, SentPrograms } from '../../analytics/server'
import { isOnAir } from '../../programs/server'
import { dueOf, isStarted, isViewed } from './inbox'

const mostPeople = 1_000

/** A row a person and program, however many ways it came by. */
const sentOf = ({ customerId, now }: Asked, programIds: readonly string[]) => sql`(
  select way.program_id, way.user_id, bool_or(way.required) as required,
    min(way.due_at) filter (where way.required) as due_at
  from (
    select delivery.program_id, follow.user_id, delivery.required, ${dueOf} as due_at
    from program_deliveries delivery
    join channel_subscriptions follow on follow.customer_id = delivery.customer_id
      and follow.channel_id = delivery.channel_id and follow.state = 'active'
      and (delivery.delivered_at >= follow.from_at or delivery.required)
    where delivery.customer_id = ${customerId} and delivery.program_id = any(${[...programIds]}::text[])
      and delivery.recalled_at is null and delivery.delivered_at <= ${now}::timestamptz
    union all
    select delivery.program_id, delivery.user_id, delivery.required, delivery.due_at
    from program_deliveries delivery
    where delivery.customer_id = ${customerId} and delivery.program_id = any(${[...programIds]}::text[])
      and delivery.user_id is not null
      and delivery.recalled_at is null and delivery.delivered_at <= ${now}::timestamptz
  ) way group by way.program_id, way.user_id)`

const withViewings = (asked: Asked, programIds: readonly string[]) => sql`
  ${sentOf(asked, programIds)} sent
  join programs on programs.id = sent.program_id and programs.customer_id = ${asked.customerId}
  left join viewings viewing on viewing.user_id = sent.user_id and viewing.program_id = sent.program_id`

const state = sql<InsightViewer['state']>`(case when ${isViewed} then 'viewed'
  when ${isStarted} then 'started' else 'notStarted' end)`

async function reached(db: Db, asked: Asked, programIds: readonly string[]) {
  const { rows } = await sql<{ programId: string; people: number }>`
    select sent.program_id, count(*)::int as people from ${sentOf(asked, programIds)} sent
    group by sent.program_id`.execute(db)
  return new Map(rows.map(({ programId, people }) => [programId, people]))
}

interface Sum extends Omit<InsightRequired, 'dueAt'> {
  readonly dueAt: Date | null
}

async function required(db: Db, asked: Asked, programIds: readonly string[]) {
  const { rows } = await sql<Sum>`
    select programs.id as program_id, programs.title, max(sent.due_at) as due_at,
      (count(*) filter (where ${state} = 'viewed'))::int as viewed,
      (count(*) filter (where ${state} = 'started'))::int as started,
      (count(*) filter (where ${state} = 'notStarted'))::int as not_started,
      (count(*) filter (where ${isViewed} and viewing.completed_at <= coalesce(sent.due_at, 'infinity')))::int as in_time,
      (count(*) filter (where sent.due_at < coalesce(case when ${isViewed} then viewing.completed_at end,
        ${asked.now}::timestamptz)))::int as late
    from ${withViewings(asked, programIds)}
    where sent.required and ${isOnAir(asked.now)}
    group by programs.id, programs.title
    order by max(sent.due_at) nulls last, programs.title_key`.execute(db)
  return rows.map(({ dueAt, ...sum }) => ({ ...sum, dueAt: dueAt?.toISOString() }))
}

async function listPeople(
  db: Db,
  asked: Asked,
  { programId, onlyRequired }: { readonly programId: string; readonly onlyRequired: boolean },
) {
  const { rows } = await sql<Pick<InsightViewer, 'name' | 'state'> & { at: Date | null }>`
    select person.name, ${state} as state,
      (case when ${isViewed} then viewing.completed_at when ${isStarted} then viewing.opened_at end) as at
    from ${withViewings(asked, [programId])}
    join users person on person.id = sent.user_id
    where sent.required or not ${onlyRequired}::boolean
    order by array_position(array['notStarted', 'started', 'viewed'], ${state}), person.name_key, person.id
    limit ${sql.lit(mostPeople)}`.execute(db)
  return rows.map(({ name, state: reachedState, at }) => ({
    name,
    state: reachedState,
    at: at?.toISOString(),
  }))
}

export const sentPrograms: SentPrograms = { reached, required, people: listPeople }

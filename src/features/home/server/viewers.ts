import { sql } from 'kysely'
import type { Viewers } from '../../../../generated/facts/features/home'
import type { Context } from '../../../server/context'

/** Those who have a program in their inbox, each once, and whether they have to watch it. */
const sentTo = (programId: string, { member, now }: Context) => sql`
  select way.user_id, bool_or(way.required) as required from (
    select follow.user_id, delivery.required from program_deliveries delivery
    join channel_subscriptions follow on follow.customer_id = delivery.customer_id
      and follow.channel_id = delivery.channel_id and follow.state = 'active'
      and (delivery.delivered_at >= follow.from_at or delivery.required)
    where delivery.customer_id = ${member.customerId} and delivery.program_id = ${programId}
      and delivery.recalled_at is null and delivery.delivered_at <= ${now}
    union all
    select delivery.user_id, delivery.required from program_deliveries delivery
    where delivery.customer_id = ${member.customerId} and delivery.program_id = ${programId}
      and delivery.user_id is not null
      and delivery.recalled_at is null and delivery.delivered_at <= ${now}
  ) way group by way.user_id`

const hasViewed = sql`coalesce(
  viewing.viewed_version_no >= coalesce(programs.view_again_version_no, 1), false)`

export async function viewersOf(programId: string, context: Context): Promise<Viewers> {
  const { rows } = await sql<Viewers>`
    select count(*)::int as "sentTo", (count(*) filter (where ${hasViewed}))::int as viewed,
      (count(*) filter (where sent.required and not ${hasViewed}))::int as "toRemind"
    from (${sentTo(programId, context)}) sent
    join programs on programs.id = ${programId}
    left join viewings viewing on viewing.user_id = sent.user_id and viewing.program_id = programs.id
  `.execute(context.db)
  return rows[0]!
}

/** Who has to watch it, and has not. */
export async function unviewedOf(programId: string, context: Context): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select sent.user_id from (${sentTo(programId, context)}) sent
    join programs on programs.id = ${programId}
    left join viewings viewing on viewing.user_id = sent.user_id and viewing.program_id = programs.id
    where sent.required and not ${hasViewed} order by sent.user_id`.execute(context.db)
  return rows.map(({ userId }) => userId)
}

// What is counted of channels.
import { sql, type RawBuilder } from 'kysely'
import { onAir } from '../../programs/server'

/** Within a statement about `channel`: what was sent to it and can be watched now. */
const posted = (now: RawBuilder<Date>) => sql`from program_deliveries delivery
  join programs program on program.id = delivery.program_id
  where delivery.channel_id = channel.id and delivery.recalled_at is null
    and delivery.delivered_at <= ${now} and ${onAir('program', now)}`

const inState = (state: 'active' | 'requested') =>
  sql<number>`(select count(*)::int from channel_subscriptions follower
    where follower.customer_id = channel.customer_id and follower.channel_id = channel.id
      and follower.state = ${sql.lit(state)})`

export const channelMeasures = (now: RawBuilder<Date> = sql`now()`) => ({
  subscribers: inState('active'),
  asked: inState('requested'),
  programs: sql<number>`(select count(*)::int ${posted(now)})`,
  lastPostAt: sql<Date | null>`(select max(delivery.delivered_at) ${posted(now)})`,
  lately: sql<number>`(select count(*)::int ${posted(now)}
    and delivery.delivered_at > ${now} - interval '84 days')`,
})

export const at = (now: Date) => sql<Date>`${now}::timestamptz`

// What is in somebody's inbox is derived as it is read. Lists and counts ask here, and nowhere else.
import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { isOnAir } from '../../programs/server'

export interface Asker<Id = string> {
  readonly customerId: Id
  readonly userId: Id
  readonly now: Date
}

/** Somebody who asks, or whom a row names. */
type Named = Asker<string | RawBuilder<string>>

/** For those who joined later, so many days after they did. */
export const dueOf = sql<Date | null>`(case when follow.joined_at > delivery.delivered_at
  then greatest(delivery.due_at, follow.joined_at + make_interval(days => delivery.due_days))
  else delivery.due_at end)`

/** Each way by which a program has come to somebody. What is required comes however old it is. */
function waysTo(db: Db, { customerId, userId, now }: Named) {
  const posted = db
    .selectFrom('channelSubscriptions as follow')
    .innerJoin('programDeliveries as delivery', 'delivery.channelId', 'follow.channelId')
    .select(['delivery.programId', 'delivery.channelId', 'delivery.deliveredAt'])
    .select(['delivery.required', dueOf.as('dueAt')])
    .where('follow.customerId', '=', customerId)
    .where('follow.userId', '=', userId)
    .where('follow.state', '=', 'active')
    .where('delivery.recalledAt', 'is', null)
    .where('delivery.deliveredAt', '<=', now)
    .where((row) =>
      row.or([
        row('delivery.deliveredAt', '>=', row.ref('follow.fromAt')),
        row('delivery.required', '=', sql<boolean>`true`),
      ]),
    )
  const direct = db
    .selectFrom('programDeliveries as delivery')
    .select(['delivery.programId', 'delivery.channelId', 'delivery.deliveredAt'])
    .select(['delivery.required', 'delivery.dueAt'])
    .where('delivery.customerId', '=', customerId)
    .where('delivery.userId', '=', userId)
    .where('delivery.recalledAt', 'is', null)
    .where('delivery.deliveredAt', '<=', now)
  return posted.unionAll(direct)
}

/** Of the version that has to be viewed at least. */
export const isViewed = sql<boolean>`coalesce(
  viewing.viewed_version_no >= coalesce(programs.view_again_version_no, 1), false)`

/** Something of what has to be viewed was played. */
export const isStarted = sql<boolean>`coalesce(length(viewing.coverage) > 0
  and viewing.version_no >= coalesce(programs.view_again_version_no, 1), false)`

/** A row a program, however many ways it came by. */
export function inboxOf(db: Db, asker: Named) {
  const came = db
    .selectFrom(waysTo(db, asker).as('way'))
    .select('way.programId')
    .select([
      sql<Date>`min(way.delivered_at)`.as('deliveredAt'),
      sql<boolean>`bool_or(way.required)`.as('isRequired'),
      sql<Date | null>`min(way.due_at) filter (where way.required)`.as('dueAt'),
      sql<boolean>`bool_or(way.channel_id is not null)`.as('isPosted'),
      sql<string[]>`array_remove(array_agg(way.channel_id), null)`.as('channelIds'),
    ])
    .groupBy('way.programId')
  return db
    .selectFrom(came.as('item'))
    .innerJoin('programs', (join) =>
      join
        .onRef('programs.id', '=', 'item.programId')
        .on('programs.customerId', '=', asker.customerId),
    )
    .leftJoin('viewings as viewing', (join) =>
      join
        .onRef('viewing.programId', '=', 'item.programId')
        .on('viewing.userId', '=', asker.userId),
    )
    .where(isOnAir(asker.now))
    .where('programs.publishedVersionId', 'is not', null)
}

/** The channels through which it came, by name. */
export const channelsOf = sql<{ id: string; name: string; pictureUrl?: string }[]>`coalesce(
  (select json_agg(json_strip_nulls(json_build_object(
      'id', channel.id, 'name', channel.name, 'pictureUrl', channel.picture_url)) order by channel.name_key)
    from channels channel where channel.id = any(item.channel_ids)), '[]')`

export interface InboxCounts {
  readonly inboxNewCount: number
  readonly inboxWatchedCount: number
  readonly inboxChannelsCount: number
}

/** Beside the menu: one look for all of them, as JSON. */
export function countInbox(db: Db, asker: Asker): Expression<InboxCounts> {
  const query = inboxOf(db, asker).select(
    sql<InboxCounts>`json_build_object(
      'inboxNewCount', count(*) filter (where not ${isViewed}),
      'inboxWatchedCount', count(*) filter (where ${isViewed}),
      'inboxChannelsCount', count(*) filter (where item.is_posted and not ${isViewed}))`.as(
      'counts',
    ),
  )
  return sql<InboxCounts>`${query}`
}

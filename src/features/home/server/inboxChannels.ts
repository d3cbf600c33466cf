import { sql } from 'kysely'
import type { ListInboxChannelsResponse } from '../../../../generated/facts/features/home'
import type { Context } from '../../../server/context'
import { inboxOf, isViewed } from './inbox'

/** Beside the channels inbox: all that somebody follows, by name. A program may have come through several. */
export async function listInboxChannels(
  _: object,
  { db, member: { customerId, userId }, now }: Context,
): Promise<ListInboxChannelsResponse> {
  const rows = await db
    .with('waiting', () =>
      inboxOf(db, { customerId, userId, now })
        .select(['item.programId', 'item.channelIds'])
        .where('item.isPosted', '=', true)
        .where(sql<boolean>`not ${isViewed}`),
    )
    .selectFrom('channelSubscriptions as follow')
    .innerJoin('channels as channel', 'channel.id', 'follow.channelId')
    .select(['channel.id', 'channel.name', 'channel.pictureUrl'])
    .select(
      sql<number>`(select count(*)::int from waiting where channel.id = any(waiting.channel_ids))`.as(
        'notViewed',
      ),
    )
    .select(sql<number>`(select count(*)::int from waiting)`.as('allNotViewed'))
    .where('follow.customerId', '=', customerId)
    .where('follow.userId', '=', userId)
    .where('follow.state', '=', 'active')
    .orderBy('channel.nameKey')
    .orderBy('channel.id')
    .execute()
  return {
    channels: rows.map(({ id, name, pictureUrl, notViewed }) => ({
      channel: { id, name, pictureUrl: pictureUrl ?? undefined },
      notViewed,
    })),
    notViewed: rows[0]?.allNotViewed ?? 0,
  }
}

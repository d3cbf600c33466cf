// Letters about what is sent to one channel: a press stops them, and whoever pressed still follows it.
import { defineMailing, type Reader } from '../../../../server/mail/mailing'
import { wantLetters } from '../../../channels/server'
import type { Db } from '../../../../server/database/tables'

export const channelMailing = defineMailing({
  id: 'channel',
  async find(reader, db) {
    const follow = await followOf(reader, db)
      .innerJoin('channels', 'channels.id', 'follow.channelId')
      .innerJoin('users', 'users.id', 'follow.userId')
      .select(['follow.mutedUntil', 'channels.name as channel', 'users.locale'])
      .executeTakeFirst()
    if (!follow) return undefined
    const isWanted = follow.mutedUntil === null
    return {
      locale: follow.locale,
      text: isWanted ? 'unsubscribe.channel.wanted' : 'unsubscribe.channel.stopped',
      names: { channel: follow.channel },
      isWanted,
    }
  },
  async want({ readerId: userId, placeId: channelId }, isWanted, { db }) {
    await wantLetters({ channelId, userId }, isWanted, db)
  },
})

const followOf = ({ readerId, placeId }: Reader, db: Db) =>
  db
    .selectFrom('channelSubscriptions as follow')
    .where('follow.userId', '=', readerId)
    .where('follow.channelId', '=', placeId)
    .where('follow.state', '=', 'active')

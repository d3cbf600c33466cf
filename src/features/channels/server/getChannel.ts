import type { ChannelPage, GetChannelRequest } from '../../../../generated/facts/features/channels'
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { ownersOf } from './channels'
import { lettersOf } from './letters'
import { at, channelMeasures } from './measures'
import { findChannel, seenChannels } from './relation'

/** By our id, or by that of the channel of the team chat from which somebody comes. */
export async function getChannel(
  { id }: GetChannelRequest,
  context: Context,
): Promise<ChannelPage> {
  const { db, member, now } = context
  const measures = channelMeasures(at(now))
  const found = await seenChannels(db, member)
    .select(['channel.id', 'channel.chatChannelId'])
    .select([measures.subscribers.as('subscribers'), measures.programs.as('programs')])
    .where(({ eb, or }) => or([eb('channel.id', '=', id), eb('channel.chatChannelId', '=', id)]))
    .execute()
  // Ours first, whatever somebody calls theirs.
  const counted = found.find((each) => each.id === id) ?? found[0]
  if (!counted) throw notFound()
  const channel = await findChannel(counted.id, context)
  const owners = await ownersOf(db, [channel.id])
  return {
    channelId: channel.id,
    name: channel.name,
    ...(channel.description === null ? {} : { description: channel.description }),
    ...(channel.pictureUrl === null ? {} : { pictureUrl: channel.pictureUrl }),
    access: channel.access,
    state: channel.state,
    owners: owners.get(channel.id) ?? [],
    subscribers: counted.subscribers,
    programs: counted.programs,
    standing: channel.standing ?? 'none',
    isByRole: channel.standing === 'active' && channel.source === 'auto',
    isOwner: channel.ownedBy !== null,
    letters: lettersOf(channel),
    may: [...channel.acts],
  }
}

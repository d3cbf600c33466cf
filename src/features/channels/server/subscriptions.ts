// Following a channel, and following it no more, as everybody does it for themselves.
import { sql } from 'kysely'
import type {
  LeaveRequest,
  LeaveResponse,
  SubscribeRequest,
  SubscribeResponse,
} from '../../../../generated/facts/features/channels'
import type { Context } from '../../../server/context'
import { failure, forbidden, malformedRequest } from '../../../server/errors'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { mostSubscriptions } from '../channel'
import { askToJoin, joinChannel, lockMembers, moveFollowers } from './joining'
import { findChannel, lockChannelTo } from './relation'
import { settleAsked, tellAsked } from './tellOfChannel'

export async function subscribe(
  { channelId }: SubscribeRequest,
  context: Context,
): Promise<SubscribeResponse> {
  const { db, member } = context
  const channel = await findChannel(channelId, context)
  const { acts, standing } = channel
  if (standing === 'active') return { channelId, standing }
  await lockMembers([member.userId], channel, db)
  if (acts.includes('subscribe')) {
    const over = ['requested', 'left', 'denied'] as const
    await joinChannel(channel, [member.userId], { source: 'self', over }, context)
    await settleAsked(channel, [member.userId], context)
    tellAfterwards(context, { topic: 'inbox', to: { userIds: [member.userId] } })
  } else if (acts.includes('ask')) {
    if (await askToJoin(channel, member.userId, context)) await tellAsked(channel, context)
  } else if (standing === 'denied') throw failure('subscriptionDenied')
  else if (standing !== 'requested') throw forbidden()
  return standingNow(channelId, context)
}

/** Whoever finds neither themselves in the channel nor a request had no room left. */
async function standingNow(channelId: string, context: Context): Promise<SubscribeResponse> {
  const { standing } = await findChannel(channelId, context)
  if (standing === 'active' || standing === 'requested') return { channelId, standing }
  throw failure('tooManySubscriptions', { most: String(mostSubscriptions) })
}

export async function leave(
  { channelId, handOverTo }: LeaveRequest,
  context: Context,
): Promise<LeaveResponse> {
  const { db, member } = context
  const channel = await lockChannelTo(undefined, channelId, context)
  if (channel.ownedBy !== null) await giveUp(channelId, handOverTo, context)
  const from = sql`state in ('active', 'requested')`
  await moveFollowers(channel, [member.userId], { from, to: 'left' }, db)
  await settleAsked(channel, [member.userId], context)
  tellAfterwards(context, { topic: 'inbox', to: { userIds: [member.userId] } })
  return { channelId, standing: channel.standing === 'denied' ? 'denied' : 'left' }
}

/** Owns it no more. The channel is locked, so of two who leave at once one is the last. */
async function giveUp(
  channelId: string,
  handOverTo: string | undefined,
  { db, member }: Context,
): Promise<void> {
  const { userId, customerId } = member
  if (handOverTo !== undefined) {
    const [heir] = await lockMembers([handOverTo], { customerId }, db)
    if (heir === undefined || heir === userId)
      throw malformedRequest('`handOverTo` names nobody else who is known here.', [
        { field: 'handOverTo', code: 'enum' },
      ])
    await db
      .insertInto('channelOwners')
      .values({ customerId, channelId, userId: heir })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db
    .deleteFrom('channelOwners')
    .where('channelId', '=', channelId)
    .where('userId', '=', userId)
    .execute()
  const other = await db
    .selectFrom('channelOwners')
    .select('userId')
    .where('channelId', '=', channelId)
    .executeTakeFirst()
  if (!other) throw failure('channelNeedsOwner')
}

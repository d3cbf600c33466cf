// The answers to the calls about a channel's team chat: whoever looks after the channel makes them.
import type {
  ChatHookReply,
  GetChatHookRequest,
  RemoveChatHookRequest,
  SaveChatHookRequest,
  TestChatHookRequest,
} from '../../../../../generated/facts/features/channels'
import type { Context } from '../../../../server/context'
import { failure, forbidden } from '../../../../server/errors'
import { chatAddress } from '../../chatHook'
import { findChannel, type FoundChannel } from '../relation'
import { findHook, presentHook, tellChat } from './hooks'
import { sayInChat } from './say'
import { channelLink } from './tellChatJob'

export async function getChatHook(
  { channelId }: GetChatHookRequest,
  context: Context,
): Promise<ChatHookReply> {
  await channelToEdit(channelId, context)
  const hook = await findHook(context.db, channelId)
  return { hook: hook && presentHook(hook) }
}

export async function saveChatHook(
  { channelId, kind, url }: SaveChatHookRequest,
  context: Context,
): Promise<ChatHookReply> {
  const { db, member, now, services, audit } = context
  await channelToEdit(channelId, context)
  const { hosts, sealer } = services.chat
  const address = chatAddress(kind, url.trim(), hosts)
  if (!address) throw failure('chatAddressUnfit')
  const kept = {
    kind,
    host: address.host,
    sealedUrl: sealer.seal(address.href, channelId),
    toldAt: null,
    fault: null,
    savedBy: member.userId,
    savedAt: now,
  }
  await db
    .insertInto('channelChatHooks')
    .values({ channelId, customerId: member.customerId, ...kept })
    .onConflict((same) => same.column('channelId').doUpdateSet(kept))
    .execute()
  audit({ action: 'channel.chatSaved', target: channelId, details: { kind, host: address.host } })
  return getChatHook({ channelId }, context)
}

export async function removeChatHook(
  { channelId }: RemoveChatHookRequest,
  context: Context,
): Promise<ChatHookReply> {
  await channelToEdit(channelId, context)
  await context.db.deleteFrom('channelChatHooks').where('channelId', '=', channelId).execute()
  context.audit({ action: 'channel.chatRemoved', target: channelId })
  return {}
}

export async function testChatHook(
  { channelId }: TestChatHookRequest,
  context: Context,
): Promise<ChatHookReply> {
  const { db, member, now, services } = context
  const channel = await channelToEdit(channelId, context)
  const hook = await findHook(db, channelId)
  if (!hook) throw failure('chatAddressUnfit')
  const user = await db
    .selectFrom('users')
    .select('locale')
    .where('id', '=', member.userId)
    .executeTakeFirst()
  const names = { channel: channel.name, by: member.name }
  const say = await sayInChat(services, user?.locale, names)
  const message = {
    title: channel.name,
    text: say('channels.chat.message.test'),
    url: channelLink(channelId, services),
    action: say('channels.chat.message.open'),
  }
  await tellChat(hook, message, { db, now, services })
  return getChatHook({ channelId }, context)
}

async function channelToEdit(channelId: string, context: Context): Promise<FoundChannel> {
  const channel = await findChannel(channelId, context)
  if (!channel.acts.includes('edit')) throw forbidden()
  return channel
}

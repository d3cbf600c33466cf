// A post is told in the team chat of its channel, once, as soon as it is there.
import { href } from '../../../../../generated/facts/routes'
import type { Context } from '../../../../server/context'
import type { Db } from '../../../../server/database/tables'
import { askForJob, cancelJobsOf } from '../../../../server/jobs/askForJob'
import { defineJob } from '../../../../server/jobs/job'
import type { Services } from '../../../../server/services'
import { findHook, tellChat } from './hooks'
import { sayInChat } from './say'

/** Of a chat that does not answer: half an hour in all. */
const patience = 10

class ChatUnreachable extends Error {}

export const tellChatJob = defineJob({
  id: 'channels.tellChat',
  lane: 'mail',
  async run({ subjectId, database: { db }, services, now, signal }) {
    const post = await findPost(db, subjectId, now())
    const hook = post && (await findHook(db, post.channelId))
    if (!hook) return
    const names = { title: post.title, channel: post.channel, by: post.by ?? '' }
    const say = await sayInChat(services, post.locale, names)
    const message = {
      title: post.title,
      text: say(post.by === null ? 'channels.chat.message.post' : 'channels.chat.message.postBy'),
      url: channelLink(post.channelId, services),
      action: say('channels.chat.message.open'),
    }
    const fault = await tellChat(hook, message, { db, now: now(), services }, signal)
    if (fault === 'unreachable') throw new ChatUnreachable()
    await db
      .updateTable('programDeliveries')
      .set({ chatToldAt: now() })
      .where('id', '=', subjectId)
      .execute()
  },
  failed: async (_, { failures }) => (failures + 1 < patience ? 'again' : 'over'),
})

/** It may have been meant for another moment before. */
export async function tellChatAt(
  { id: subjectId, deliveredAt: dueAt }: { readonly id: string; readonly deliveredAt: Date },
  context: Context,
): Promise<void> {
  const { customerId } = context.member
  await cancelJobsOf(tellChatJob, [subjectId], context)
  await askForJob(tellChatJob, { subjectId, customerId, dueAt }, context)
}

/** undefined while nobody knows under which address this is reached. */
export function channelLink(id: string, { mail: { publicOrigin } }: Services): string | undefined {
  return publicOrigin === '' ? undefined : publicOrigin + href('channels.edit', { id })
}

const findPost = (db: Db, deliveryId: string, now: Date) =>
  db
    .selectFrom('programDeliveries as delivery')
    .innerJoin('channels as channel', 'channel.id', 'delivery.channelId')
    .innerJoin('programs as program', 'program.id', 'delivery.programId')
    .innerJoin('customers', 'customers.id', 'delivery.customerId')
    .leftJoin('users as sender', 'sender.id', 'delivery.createdBy')
    .select(['channel.id as channelId', 'channel.name as channel', 'program.title'])
    .select(['sender.name as by', 'customers.locale'])
    .where('delivery.id', '=', deliveryId)
    .where('delivery.deliveredAt', '<=', now)
    .where('delivery.recalledAt', 'is', null)
    .where('delivery.chatToldAt', 'is', null)
    .where('channel.state', '=', 'active')
    .executeTakeFirst()

// A letter about posts of a channel: those that its reader has in the inbox, and has not watched.
import { sql } from 'kysely'
import { href } from '../../../../../generated/facts/routes'
import type { Db } from '../../../../server/database/tables'
import { defineLetter, type LetterOrder } from '../../../../server/mail/letter'
import { wordsOf } from '../../../../session/server'
import { inboxOf, isViewed } from '../inbox'
import { channelMailing } from './channelMailing'

const mostSaid = 20

/** `params`: the channel, how often it writes, and from when until when something came. */
export const postsLetter = defineLetter({
  kind: 'home.posts',
  async write(order, { db, now, services: { mail } }) {
    const reader = await findReader(order, db)
    if (!reader) return undefined
    const posts = await findPosts(order, reader, now, db)
    const [first] = posts
    if (!first) return undefined
    const { name, email, channel, customer, channelId, userId, customerId } = reader
    const locale = reader.locale ?? order.locale
    const sayWith = (names: Readonly<Record<string, string>>) => wordsOf(mail, locale, names)
    const say = await sayWith({ channel, title: first.title, count: String(posts.length) })
    const told = await Promise.all(
      posts.slice(0, mostSaid).map(async ({ programId, title, by, isRequired }) => {
        const post = (await sayWith({ title, by }))('channelMail.post')
        return {
          title: isRequired ? `${post} ${say('channelMail.required')}` : post,
          url: `${mail.publicOrigin}${href('home.watch', { programId })}`,
          action: say('channelMail.action'),
        }
      }),
    )
    const left = posts.length - told.length
    const path = mail.unsubscribeLinks.pathOf(channelMailing, {
      readerId: userId,
      placeId: channelId,
    })
    const values = {
      name,
      channel,
      customer,
      news: say('channelMail.subject'),
      posts: told,
      more: left === 0 ? '' : (await sayWith({ count: String(left) }))('channelMail.more'),
      stopUrl: mail.publicOrigin + path,
    }
    const to = { name, address: email }
    return mail.draw('home.posts', { to, customerId, locale, values }, db)
  },
})

/** Whoever follows the channel no more, or wants no letters about it, is not written to. */
const findReader = ({ userId, customerId, params }: LetterOrder, db: Db) =>
  db
    .selectFrom('channelSubscriptions as follow')
    .innerJoin('channels', 'channels.id', 'follow.channelId')
    .innerJoin('customers', 'customers.id', 'follow.customerId')
    .innerJoin('users', 'users.id', 'follow.userId')
    .innerJoin('memberships as member', (join) =>
      join
        .onRef('member.userId', '=', 'follow.userId')
        .onRef('member.customerId', '=', 'follow.customerId')
        .on('member.state', '=', 'active'),
    )
    .select(['users.name', 'users.email', 'users.locale', 'customers.name as customer'])
    .select(['follow.userId', 'follow.customerId', 'follow.channelId', 'channels.name as channel'])
    .where('follow.userId', '=', userId)
    .where('follow.customerId', '=', customerId ?? '')
    .where('follow.channelId', '=', params['channelId'] ?? '')
    .where('follow.state', '=', 'active')
    .where('follow.mutedUntil', 'is', null)
    .where(sql<boolean>`channels.mail = ${params['mail'] ?? ''}`)
    .executeTakeFirst()

interface Person {
  readonly userId: string
  readonly customerId: string
}

const findPosts = (
  { params: { channelId, from, to } }: LetterOrder,
  { userId, customerId }: Person,
  now: Date,
  db: Db,
) =>
  inboxOf(db, { userId, customerId, now })
    .innerJoin('users as owner', 'owner.id', 'programs.ownerUserId')
    .select(['item.programId', 'item.isRequired', 'programs.title', 'owner.name as by'])
    .where(sql<boolean>`not ${isViewed}`)
    .where(
      sql<boolean>`exists (select from program_deliveries post
        where post.channel_id = ${channelId} and post.program_id = item.program_id
          and post.recalled_at is null
          and post.delivered_at >= ${from}::timestamptz and post.delivered_at <= ${to}::timestamptz)`,
    )
    .where(sql<boolean>`${channelId} = any(item.channel_ids)`)
    .orderBy('item.deliveredAt', 'desc')
    .orderBy('item.programId')
    .execute()

// One letter about all that somebody has not read.
import { sql } from 'kysely'
import { notices, type NoticeKind } from '../../../../generated/facts/notices'
import type { Db } from '../../../server/database/tables'
import { defineLetter, type LetterOrder } from '../../../server/mail/letter'
import { wordsOf } from '../../../session/server'
import { noticeAddress } from '../noticeAddress'
import { isOptedOut } from './letterChoices'
import { stopNoticesUrl } from './noticeMailing'
import { shownGroup } from './shownGroup'

const mostSaid = 20

export const unreadLetter = defineLetter({
  kind: 'notifications.unread',
  async write(order, { db, services: { mail } }) {
    const told = await findUnread(order, db)
    const [first] = told
    if (!first) return undefined
    const { name, email, customer, customerId } = first
    const locale = first.locale ?? order.locale
    const sayWith = (names: Readonly<Record<string, string>>) => wordsOf(mail, locale, names)
    const count = String(told.length)
    const say = await sayWith({ customer, count })
    const lines = await Promise.all(
      told.slice(0, mostSaid).map(async (row) => {
        const sayRow = await sayWith({ ...row.params, count: String(row.count) })
        const title = sayRow(notices[row.kind].text)
        return {
          title,
          url: mail.publicOrigin + noticeAddress(row),
          action: say('noticeMail.action'),
        }
      }),
    )
    const left = told.length - lines.length
    const values = {
      name,
      customer,
      news: lines.length === 1 ? lines[0]!.title : say('noticeMail.subject'),
      notices: lines,
      more: left === 0 ? '' : (await sayWith({ count: String(left) }))('noticeMail.more'),
      stopUrl: stopNoticesUrl(first, mail),
    }
    const to = { name, address: email }
    return mail.draw('notifications.unread', { to, customerId, locale, values }, db)
  },
})

const line = sql`partition by notice.kind, ${shownGroup}`

/** What they have read meanwhile, or want no letters about, is not said. */
async function findUnread({ userId, customerId, params }: LetterOrder, db: Db) {
  const rows = await db
    .selectFrom('notifications as notice')
    .innerJoin('memberships as member', (join) =>
      join
        .onRef('member.userId', '=', 'notice.userId')
        .onRef('member.customerId', '=', 'notice.customerId')
        .on('member.state', '=', 'active'),
    )
    .innerJoin('users as reader', 'reader.id', 'notice.userId')
    .innerJoin('customers', 'customers.id', 'notice.customerId')
    .select(['notice.kind', 'notice.subject', 'notice.params'])
    .select([
      sql<number>`(sum(notice.count) over (${line}))::int`.as('count'),
      sql<number>`row_number() over (${line} order by notice.told_at desc, notice.id desc)`.as(
        'place',
      ),
    ])
    .select(['notice.userId', 'notice.customerId', 'customers.name as customer'])
    .select(['reader.name', 'reader.email', 'reader.locale'])
    .where('notice.userId', '=', userId)
    .where('notice.customerId', '=', customerId)
    .where('notice.mailedAt', '=', sql<Date>`${params['mailedAt']}::timestamptz`)
    .where('notice.readAt', 'is', null)
    .where(({ not }) => not(isOptedOut('notice.userId', 'notice.customerId', 'notice.kind')))
    .orderBy('notice.toldAt', 'desc')
    .orderBy('notice.id', 'desc')
    .execute()
  return rows.flatMap(({ kind, place, ...row }) =>
    Number(place) === 1 && Object.hasOwn(notices, kind)
      ? [{ ...row, kind: kind as NoticeKind }]
      : [],
  )
}

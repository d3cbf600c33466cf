import { sql } from 'kysely'
import type { Context, Handler } from '../../../server/context'
import { notices, type NoticeKind } from '../../../../generated/facts/notices'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { noticeAddress } from '../noticeAddress'
import { countUnread } from './countUnread'
import { shownGroup } from './shownGroup'

const mostListed = 20

/** All of one line are read together. */
const line = sql`partition by kind, ${shownGroup}, read_at`
const countOfLine = sql<number>`(sum(count) over (${line}))::int`
const placeInLine = sql<number>`row_number() over (${line} order by told_at desc, id desc)`

const own = ({ db, member }: Context) =>
  db
    .selectFrom('notifications')
    .where('userId', '=', member.userId)
    .where('customerId', '=', member.customerId)

async function unreadOf({ db, member }: Context): Promise<number> {
  const counted = sql<{ unread: number }>`select ${countUnread(db, member)} as unread`
  const { rows } = await counted.execute(db)
  return rows[0]?.unread ?? 0
}

export const listNotifications: Handler<'listNotifications'> = async (_, context) => {
  const lines = own(context)
    .select(['id', 'kind', 'subject', 'params', 'toldAt', 'readAt'])
    .select([countOfLine.as('count'), placeInLine.as('place')])
  const rows = await context.db
    .selectFrom(lines.as('line'))
    .select(['id', 'kind', 'subject', 'params', 'count', 'toldAt', 'readAt'])
    .where('place', '=', 1)
    .orderBy(({ eb }) => eb('readAt', 'is not', null))
    .orderBy('toldAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
  return {
    items: rows.map(({ id, toldAt, readAt, ...row }) => ({
      notificationId: id,
      ...row,
      isRead: readAt !== null,
      toldAt: toldAt.toISOString(),
    })),
    unread: await unreadOf(context),
  }
}

/** Whoever opens what they were told of has seen it, by whichever way they came. */
async function leadingTo(path: string, context: Context): Promise<string[]> {
  const rows = await own(context)
    .select(['id', 'kind', 'subject'])
    .where('readAt', 'is', null)
    .execute()
  return rows.flatMap(({ id, kind, subject }) => {
    if (!Object.hasOwn(notices, kind)) return []
    const [to] = noticeAddress({ kind: kind as NoticeKind, subject }).split('?')
    return to === path ? [id] : []
  })
}

/** The person's other pages hear of it as well. */
export const markNotificationsRead: Handler<'markNotificationsRead'> = async (
  { notificationIds: named, at },
  context,
) => {
  const { db, now, member } = context
  const notificationIds = at === undefined ? named : await leadingTo(at, context)
  if (notificationIds?.length === 0) return { unread: await unreadOf(context) }
  const { userId, customerId } = member
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .where('readAt', 'is', null)
    .$if(notificationIds !== undefined, (some) =>
      some.where(
        sql<boolean>`(kind, ${shownGroup}) in (select kind, ${shownGroup} from notifications
          where id = any(${[...(notificationIds ?? [])]}::text[]) and user_id = ${userId}
            and customer_id = ${customerId})`,
      ),
    )
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    tellAfterwards(context, { topic: 'notifications', to: { userIds: [userId] } })
  return { unread: await unreadOf(context) }
}

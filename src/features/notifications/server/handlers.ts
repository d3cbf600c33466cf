import { sql } from 'kysely'
import type { Context, Handler } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { countUnread } from './countUnread'

const mostListed = 20

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
  const rows = await own(context)
    .select(['id', 'kind', 'subject', 'params', 'count', 'toldAt', 'readAt'])
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

/** The person's other pages hear of it as well. */
export const markNotificationsRead: Handler<'markNotificationsRead'> = async (
  { notificationIds },
  context,
) => {
  const { db, now, member } = context
  const { userId, customerId } = member
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .where('readAt', 'is', null)
    .$if(notificationIds !== undefined, (some) => some.where('id', 'in', notificationIds!))
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    tellAfterwards(context, { topic: 'notifications', to: { userIds: [userId] } })
  return { unread: await unreadOf(context) }
}

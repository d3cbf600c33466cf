import type { Stage } from './stage'

/** The demo's people have read what they were told more than a day ago. Approvers, who were asked just then, have not. */
export async function readNotices({ db, daysAgo }: Stage): Promise<void> {
  await db
    .updateTable('notifications')
    .set(({ ref }) => ({ readAt: ref('toldAt') }))
    .where('toldAt', '<', daysAgo(1.2))
    .execute()
}

import type { Handler } from '../../../server/context'
import { failure } from '../../../server/errors'
import { readMenu } from './queries'
import { searchFiltersOf } from './searchFilters'

/** The counts beside the menu (spec §3): each is the length of the list its entry opens. */
export const getMenuNotificationCount: Handler<'getMenuNotificationCount'> = async (
  { customerUserId },
  { db, member, now, audit, rows },
) => {
  // The client names a person; only the token says who is asking (session.md B5 33).
  if (customerUserId !== member.userId) {
    audit({ action: 'counts.refused', target: customerUserId })
    throw failure('notYourCounts')
  }
  const asker = { customerId: member.customerId, userId: member.userId, now }
  const { searches, ...counts } = await readMenu(db, asker, rows === 'customer')
  return {
    ...counts,
    // All = Not Viewed + Viewed.
    inboxLibraryCount: counts.inboxNewCount + counts.inboxWatchedCount,
    searchFilters: searchFiltersOf(searches),
  }
}

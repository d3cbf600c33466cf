import type { Handler } from '../../../server/context'
import { failure } from '../../../server/errors'
import { accessStampOf } from '../../../session/server'
import { readMenu } from './queries'
import { searchFiltersOf } from './searchFilters'

/**
 * The counts beside the menu entries (spec §3). Each is the length of the list that the entry
 * opens.
 */
export const getMenuNotificationCount: Handler<'getMenuNotificationCount'> = async (
  { customerUserId },
  { db, member, now, audit, rows, services },
) => {
  // The client sends a user id, but only the token decides who is asking (session.md B5 33).
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
    access: accessStampOf(member, services.session),
  }
}

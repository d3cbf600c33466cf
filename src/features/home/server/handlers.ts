// The answers to this feature's calls, by their ids.
import type { Handler } from '../../../server/context'
import { failure } from '../../../server/errors'
import { accessStampOf } from '../../../session/server'
import { inbox } from './inboxList'
import { readMenu } from './queries'
import { searchFiltersOf } from './searchFilters'

/** The counts of spec §3. Beside menu entries stands how much is left to do in their lists. */
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
  const {
    searches,
    inbox: inboxCounts,
    ...counts
  } = await readMenu(db, asker, {
    isManager: rows === 'customer',
    isOfVendor: member.flags.proEditVendor,
  })
  return {
    ...counts,
    ...inboxCounts,
    recordingTasksCount:
      counts.clipsToRecordCount + counts.takesToReviewCount + counts.toDeliverCount,
    // All = Not Viewed + Viewed.
    inboxLibraryCount: inboxCounts.inboxNewCount + inboxCounts.inboxWatchedCount,
    searchFilters: searchFiltersOf(searches),
    access: accessStampOf(member, services.session),
  }
}

export const listInbox = inbox.handler
export { listInboxChannels } from './inboxChannels'
export { markNotViewed, markViewed, setViewed } from './setViewed'
export { getWatch } from './getWatch'
export { reportViewing } from './reportViewing'
export { likeProgram } from './likes'
export { remindViewers } from './remindViewers'
export {
  addAudienceComment,
  editAudienceComment,
  listAudienceComments,
  removeAudienceComment,
  reportAudienceComment,
} from './comments'

import type { Handler } from '../../../server/context'
import { failure } from '../../../server/errors'
import { countFinishedPrograms } from '../../programs/server'
import { countTasks } from '../../tasks/server'
import { countInbox, listSavedSearches, readCounts } from './queries'
import { searchFiltersOf } from './searchFilters'

/** The counts beside the menu (spec §3): each is the length of the list its entry opens. */
export const getMenuNotificationCount: Handler<'getMenuNotificationCount'> = async (
  { customerUserId },
  { db, member, now, audit },
) => {
  // The client names a person; only the token says who is asking (session.md B5 33).
  if (customerUserId !== member.userId) {
    audit({ action: 'counts.refused', target: customerUserId })
    throw failure('notYourCounts')
  }
  const person = { customerId: member.customerId, userId: member.userId }
  const inbox = (...states: Array<'new' | 'started' | 'viewed'>) =>
    countInbox(db, person, states, now)
  const counts = await readCounts(db, {
    inboxNewCount: inbox('new', 'started'),
    inboxWatchedCount: inbox('viewed'),
    inboxLibraryCount: inbox('new', 'started', 'viewed'),
    newBioProgramsCount: countFinishedPrograms(db, person),
    ...countTasks(db, { ...person, isManager: member.roles.includes('cm') }),
  })
  const searches = await listSavedSearches(db, person)
  return { ...counts, searchFilters: searchFiltersOf(searches) }
}

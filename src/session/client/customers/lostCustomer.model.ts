// An organization may let somebody go while they work in it: the page is about another one then, and says so.
import { createStore, sample } from 'effector'
import { noticeRaised } from '../announcements'
import { arrivedElsewhere } from '../tokens/refresh.model'
import { $session } from '../tokens/session.model'
import type { StoredSession } from '../tokens/storedSession'
import { getCustomerProfilesFx } from './member.model'

const $left = createStore<StoredSession | null>(null).on(arrivedElsewhere, (_, { left }) => left)

const judged = sample({
  clock: getCustomerProfilesFx.doneData,
  source: { left: $left, session: $session },
  fn: ({ left, session }, profiles) => ({
    left,
    session,
    // After a switch whose reply was lost, the one before can still be opened.
    isOpen: Object.values(profiles).some(
      ({ customerID, isLocked }) => customerID === left?.customerId && !isLocked,
    ),
  }),
})
sample({
  clock: judged,
  filter: ({ left, isOpen }) => left !== null && !isOpen,
  fn: ({ left, session }) => ({
    tone: 'warn' as const,
    text: {
      key: 'shell.cust.left' as const,
      params: { left: left?.customerName ?? '', name: session?.customerName ?? '' },
    },
  }),
  target: noticeRaised,
})
$left.reset(judged)

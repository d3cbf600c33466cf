import { combine, createEvent, createStore, sample } from 'effector'
import {
  listNotifications,
  markNotificationsRead,
  type Notification,
} from '../../../../generated/facts/features/notifications'
import { $location } from '../../../browser/location'
import { createCallFx } from '../../../calls/createCallFx'
import { memberArrived } from '../../../session/client'
import { eventHeard } from '../../../shell/events/heard'
import { $counts } from '../../../shell/sidebar/counts.model'
import { isKnown, isNoticed } from './notice'

export const listFx = createCallFx(listNotifications)
export const markFx = createCallFx(markNotificationsRead)

export const opened = createEvent()
export const closed = createEvent()
export const askedAgain = createEvent()
export const chosen = createEvent<Notification>()
export const allMarked = createEvent()

const $isOpen = createStore(false)
  .on(opened, () => true)
  .on(closed, () => false)
  .reset(memberArrived)

/** null: not known yet. */
export const $notifications = createStore<readonly Notification[] | null>(null)
  .on(listFx.doneData, (_, { items }) => items.filter(isKnown))
  .on(chosen, (known, { notificationId }) => marked(known, (one) => one === notificationId))
  .on(allMarked, (known) => marked(known, () => true))
  .reset(memberArrived)

export const $isFailed = createStore(false)
  .on(listFx.fail, () => true)
  .reset(listFx, memberArrived)

const told = $counts.updates.filterMap((counts) => counts?.unreadNotifications)

export const $unread = createStore(0)
  .on(told, (_, unread) => unread)
  .on([listFx.doneData, markFx.doneData], (_, { unread }) => unread)
  .on(chosen, (unread, { isRead }) => (isRead ? unread : Math.max(0, unread - 1)))
  .on(allMarked, () => 0)
  .reset(memberArrived)

/** What is seen is kept up to date, also where it was read on another page. */
const outdated = sample({
  clock: [
    told,
    markFx.done.filter({ fn: ({ params }) => 'at' in params }),
    eventHeard.filter({ fn: ({ topic }) => topic === 'notifications' }),
  ],
  source: combine($isOpen, listFx.pending, (isOpen, isAsking) => isOpen && !isAsking),
  filter: Boolean,
})
sample({ clock: [opened, askedAgain, outdated], fn: () => ({}), target: listFx })

sample({
  clock: chosen.filter({ fn: ({ isRead }) => !isRead }),
  fn: ({ notificationId }) => ({ notificationIds: [notificationId] }),
  target: markFx,
})
// What somebody has opened they have seen, by whichever way they came; asked once a page.
const $path = $location.map(({ pathname }) => pathname)
const seen = createEvent<string>()
const $asked = createStore<string | null>(null)
  .on(seen, (_, path) => path)
  .reset($path, memberArrived)
sample({
  clock: [$path, $unread],
  source: { path: $path, asked: $asked, unread: $unread },
  filter: ({ path, asked, unread }) => unread > 0 && asked !== path && isNoticed(path),
  fn: ({ path }) => path,
  target: seen,
})
sample({ clock: seen, fn: (at) => ({ at }), target: markFx })

sample({ clock: allMarked, fn: () => ({}), target: markFx })
// What could not be marked is unread again.
sample({ clock: markFx.fail, fn: () => ({}), target: listFx })

function marked(known: readonly Notification[] | null, is: (id: string) => boolean) {
  return known && known.map((one) => (is(one.notificationId) ? { ...one, isRead: true } : one))
}

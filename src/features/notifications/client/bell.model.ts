import { combine, createEvent, createStore, sample } from 'effector'
import {
  listNotifications,
  markNotificationsRead,
  type Notification,
} from '../../../../generated/facts/features/notifications'
import { createCallFx } from '../../../calls/createCallFx'
import { memberArrived } from '../../../session/client'
import { eventHeard } from '../../../shell/events/heard'
import { $counts } from '../../../shell/sidebar/counts.model'
import { isKnown } from './notice'

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
  clock: [told, eventHeard.filter({ fn: ({ topic }) => topic === 'notifications' })],
  source: combine($isOpen, listFx.pending, (isOpen, isAsking) => isOpen && !isAsking),
  filter: Boolean,
})
sample({ clock: [opened, askedAgain, outdated], fn: () => ({}), target: listFx })

sample({
  clock: chosen.filter({ fn: ({ isRead }) => !isRead }),
  fn: ({ notificationId }) => ({ notificationIds: [notificationId] }),
  target: markFx,
})
sample({ clock: allMarked, fn: () => ({}), target: markFx })
// What could not be marked is unread again.
sample({ clock: markFx.fail, fn: () => ({}), target: listFx })

function marked(known: readonly Notification[] | null, is: (id: string) => boolean) {
  return known && known.map((one) => (is(one.notificationId) ? { ...one, isRead: true } : one))
}

import { createEvent, createStore, sample } from 'effector'
import type { TextKey } from '../../../generated/facts/text'
import type { Words } from '../../browser/text/words'
import { createTimer } from '../../browser/timer'
import { noticeRaised } from '../../session/client'
import { addNotice, elapse, type Notice } from './noticeList'

/** What just happened, told in passing. A notice with an action announces it by its own id. */
export interface NewNotice {
  /** Given where the action matters; one that is shown again replaces itself. */
  id?: string
  tone: Notice['tone']
  text: Words
  action?: TextKey
  /** Until its cause is gone. */
  isPersistent?: boolean
}

export const noticeShown = createEvent<NewNotice>()
export const noticeActionChosen = createEvent<string>()
export const noticeDismissed = createEvent<string>()
export const readingBegan = createEvent()
export const readingEnded = createEvent()

const tickMs = 250
const tick = createTimer()

export const $notices = createStore<Notice[]>([])
/** Something at the page's bottom, such as a selection bar: notices stand above it. */
export const $areNoticesRaised = createStore(false)
const $isRead = createStore(false)
  .on(readingBegan, () => true)
  .on(readingEnded, () => false)

$notices
  .on(noticeShown, addNotice)
  .on([noticeDismissed, noticeActionChosen], (notices, id) =>
    notices.filter((each) => each.id !== id),
  )

sample({
  clock: noticeRaised,
  fn: ({ tone, text }) => ({ tone, text }),
  target: noticeShown,
})
sample({
  clock: tick.ended,
  source: { notices: $notices, isRead: $isRead },
  filter: ({ isRead }) => !isRead,
  fn: ({ notices }) => elapse(notices, tickMs),
  target: $notices,
})
sample({
  clock: [noticeShown, tick.ended],
  source: { notices: $notices, isTicking: tick.$isRunning },
  filter: ({ notices, isTicking }) => !isTicking && notices.some((each) => !each.isPersistent),
  fn: () => tickMs,
  target: tick.started,
})

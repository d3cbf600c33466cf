import { createEvent, createStore, sample } from 'effector'
import type { TextKey } from '../../../generated/facts/text'
import type { OwnWords, Words } from '../../browser/text/words'
import { createTimer } from '../../browser/timer'
import { noticeRaised } from '../../session/client'
import { $areNoticesKept } from './keeping.model'
import { addNotice, elapse, makeRoom, type Notice } from './noticeList'

/** A short message about something that just happened. An action is reported by the notice's id. */
export interface NewNotice {
  /** Needed if there is an action; a new notice with the same id replaces the old one. */
  id?: string
  tone: Notice['tone']
  text: Words
  action?: TextKey | OwnWords
  /** How long it stays, where that is not the usual time. */
  stayMs?: number
  /** A second one, such as the opposite of the first. */
  otherAction?: TextKey | OwnWords
  /** Stays until it is removed, instead of for some seconds. */
  isPersistent?: boolean
}

export const noticeShown = createEvent<NewNotice>()
export const noticeActionChosen = createEvent<string>()
export const noticeOtherActionChosen = createEvent<string>()
export const noticeDismissed = createEvent<string>()
export const readingBegan = createEvent()
export const readingEnded = createEvent()

const tickMs = 250
const tick = createTimer()

export const $notices = createStore<Notice[]>([])
const $isRead = createStore(false)
  .on(readingBegan, () => true)
  .on(readingEnded, () => false)

$notices
  .on(noticeShown, addNotice)
  .on([noticeDismissed, noticeActionChosen, noticeOtherActionChosen], (notices, id) =>
    notices.filter((each) => each.id !== id),
  )
sample({
  clock: $notices,
  source: $areNoticesKept,
  filter: (areKept, notices) => !areKept && makeRoom(notices).length < notices.length,
  fn: (_, notices) => makeRoom(notices),
  target: $notices,
})

sample({
  clock: noticeRaised,
  fn: ({ tone, text }) => ({ tone, text }),
  target: noticeShown,
})
sample({
  clock: tick.ended,
  source: { notices: $notices, isRead: $isRead, areKept: $areNoticesKept },
  filter: ({ isRead, areKept }) => !isRead && !areKept,
  fn: ({ notices }) => elapse(notices, tickMs),
  target: $notices,
})
sample({
  clock: [noticeShown, tick.ended, $areNoticesKept],
  source: { notices: $notices, isTicking: tick.$isRunning, areKept: $areNoticesKept },
  filter: ({ notices, isTicking, areKept }) =>
    !isTicking && !areKept && notices.some((each) => !each.isPersistent),
  fn: () => tickMs,
  target: tick.started,
})

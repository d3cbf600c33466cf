// The person's sessions: read when the screen opens and whenever they may have changed.
import { combine, createEvent, createStore, merge, sample } from 'effector'
import type { SessionEntry } from '../../../../generated/facts/features/session'
import { networkChanged } from '../../../browser/network'
import { pageShown } from '../../../browser/tabs'
import { passwordChanged } from '../../../session/client/passwords'
import { $routeId, screenClosed, screenOpened } from '../../../shell/routing/screen.model'
import { listSessionsFx } from './calls'

export const screenEntered = createEvent()
export const screenLeft = createEvent()
export const sessionsAsked = createEvent()
/** Sessions shown as ended before the server confirms it; they reappear if it refuses. */
export const endingBegan = createEvent<readonly string[]>()
export const endingFailed = createEvent<readonly string[]>()

export const $isHere = $routeId.map((routeId) => routeId === 'account.password')
const $read = createStore<readonly SessionEntry[] | null>(null)
const $ended = createStore<readonly string[]>([])
  .on(endingBegan, (ended, ids) => [...ended, ...ids])
  .on(endingFailed, (ended, ids) => ended.filter((id) => !ids.includes(id)))

export const $isReading = listSessionsFx.pending
export const $isFailed = createStore(false)
  .on(listSessionsFx.finally, (_, { status }) => status === 'fail')
  .reset(screenEntered)

/** null: not read yet. The current device comes first, then the others by last use. */
export const $sessions = combine(
  $read,
  $ended,
  (read, ended) =>
    read &&
    read
      .filter(({ sessionId }) => !ended.includes(sessionId))
      .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
)
export const $others = $sessions.map(
  (sessions) => sessions?.filter(({ isCurrent }) => !isCurrent) ?? [],
)

sample({
  clock: screenOpened,
  filter: ({ routeId }) => routeId === 'account.password',
  fn: () => undefined,
  target: screenEntered,
})
sample({
  clock: screenClosed,
  filter: ({ routeId }) => routeId === 'account.password',
  fn: () => undefined,
  target: screenLeft,
})
/** The page became visible again, so its data may be out of date. */
export const screenSeenAgain = sample({
  clock: merge([pageShown, networkChanged.filter({ fn: Boolean })]),
  source: $isHere,
  filter: Boolean,
  fn: () => undefined,
})
sample({ clock: [screenEntered, screenSeenAgain, passwordChanged], target: sessionsAsked })
sample({
  clock: sessionsAsked,
  source: $isReading,
  filter: (isReading) => !isReading,
  fn: () => ({}),
  target: listSessionsFx,
})
sample({ clock: listSessionsFx.doneData, target: $read })

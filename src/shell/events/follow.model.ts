// One stream of what concerns the person, while a tab is seen.
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { followEvents } from '../../../generated/facts/features/events'
import { drawPartFx } from '../../browser/clock'
import { $isOnline, networkChanged } from '../../browser/network'
import { $isVisible, pageHidden, pageShown } from '../../browser/tabs'
import { createTimer } from '../../browser/timer'
import { createCallFx } from '../../calls/createCallFx'
import { wishedMs } from '../../calls/createPoll'
import { readEventLines } from '../../kit/eventLines'
import { $userId, memberArrived } from '../../session/client'
import { screenOpened } from '../routing/screen.model'
import { readHeard } from './readHeard'
import { eventArrived } from './spread.model'

/** Looking at another window for a moment closes nothing. */
const hiddenMs = 10_000
const firstPauseMs = 5_000
const longestPauseMs = 30_000

const pieceHeard = createEvent<string>()
const streamEnded = createEvent()

const $ending = createStore<AbortController | null>(null, { serialize: 'ignore' })
const beginFx = createEffect(() => new AbortController())
sample({ clock: beginFx.doneData, target: $ending })
const signalFx = createEffect(async () => (await beginFx()).signal)

export const followFx = createCallFx(followEvents, {
  listen: {
    heard: pieceHeard,
    ended: streamEnded,
    beginFx: signalFx,
  },
})
const closeFx = attach({ source: $ending, effect: (ending) => ending?.abort() })

/** Asked for, or open. */
const $isFollowing = createStore(false)
  .on(followFx, () => true)
  .on([followFx.fail, streamEnded], () => false)

/** The first piece only says that the stream has begun. */
const $pieces = createStore(0)
  .on(pieceHeard, (pieces) => pieces + 1)
  .reset(followFx)
const $failures = createStore(0)
  .on([followFx.fail, streamEnded], (failures) => failures + 1)
  .reset(memberArrived)
sample({ clock: $pieces, filter: (pieces) => pieces > 1, fn: () => 0, target: $failures })

const rest = createTimer()
const drawFx = attach({ effect: drawPartFx })
sample({
  clock: [streamEnded, followFx.failData],
  source: $failures,
  fn: (failures, failure) => pauseMs(failures) + (failure ? wishedMs(failure) : 0),
  target: drawFx,
})
sample({ clock: drawFx.doneData, target: rest.started })

/** Whoever comes back does not wait; else the pause after an end is kept. */
const asked = createEvent<{ hurries: boolean }>()
sample({
  clock: [pageShown, memberArrived, networkChanged.filter({ fn: Boolean }), rest.ended],
  fn: () => ({ hurries: true }),
  target: asked,
})
sample({ clock: screenOpened, fn: () => ({ hurries: false }), target: asked })
sample({
  clock: asked,
  source: {
    userId: $userId,
    isVisible: $isVisible,
    isOnline: $isOnline,
    isFollowing: $isFollowing,
    isResting: rest.$isRunning,
  },
  filter: ({ userId, isVisible, isOnline, isFollowing, isResting }, { hurries }) =>
    userId !== '' && isVisible && isOnline && !isFollowing && (hurries || !isResting),
  fn: () => ({}),
  target: followFx,
})

const hidden = createTimer()
sample({ clock: pageHidden, fn: () => hiddenMs, target: hidden.started })
sample({
  clock: hidden.ended,
  source: $isVisible,
  filter: (isVisible) => !isVisible,
  fn: () => undefined,
  target: closeFx,
})

const $unread = createStore('').reset(followFx)
const read = sample({
  clock: pieceHeard,
  source: $unread,
  fn: (unread, piece) => readEventLines(unread + piece),
})
sample({ clock: read, fn: (found) => found.rest, target: $unread })
const arrivedFx = createEffect((data: readonly string[]) => {
  for (const event of data.flatMap(readHeard)) eventArrived(event)
})
sample({
  clock: read,
  filter: ({ data }) => data.length > 0,
  fn: ({ data }) => data,
  target: arrivedFx,
})

/** The longest rest after so many ends in a row; a random part of it is kept. */
export const pauseMs = (failures: number): number =>
  Math.min(firstPauseMs * 2 ** Math.max(0, failures - 1), longestPauseMs)

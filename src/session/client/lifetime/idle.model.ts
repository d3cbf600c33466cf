import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { idleInputCounts } from '../../../../generated/facts/constants'
import { filmWatched } from '../../../browser/film'
import { inputNoticed } from '../../../browser/input'
import { acquireLockFx, releaseLockFx } from '../../../browser/locks'
import {
  pageFocused,
  pageRestored,
  pageShown,
  storageChangedElsewhere,
} from '../../../browser/tabs'
import { secondPassed, startTickFx, stopTickFx } from '../../../browser/tick'
import { callMade } from '../../../calls/announcements'
import type { Idleness } from '../../idle'
import { activityKey, judgeIdlenessFx, noteActivityFx, noteInputFx } from './activity'
import { $isEnding, sessionEnding } from './ending.model'
import { $isSignedIn } from '../tokens/session.model'

/**
 * Activity other than input: a call the person made, an upload in progress, a video being watched
 * (session.md B5 6).
 */
export const activityNoticed = createEvent()

const idleLock = { name: 'auth.idle', waitMs: 1000 }

/**
 * Checks again under a lock, because another tab may just have seen activity. A frozen tab that
 * keeps the lock delays nothing.
 */
const confirmOverFx = createEffect(async (): Promise<boolean> => {
  const release = await acquireLockFx(idleLock).catch(() => null)
  const idleness = await judgeIdlenessFx()
  if (release) await releaseLockFx(release)
  return idleness.kind === 'over'
})

export const $idleness = createStore<Idleness>(
  { kind: 'off' },
  { updateFilter: (next, last) => JSON.stringify(next) !== JSON.stringify(last) },
)

const $isWatched = createStore(false)
$isWatched.on($isSignedIn, (_, isSignedIn) => isSignedIn).on($isEnding, () => false)

sample({ clock: $isWatched, filter: Boolean, fn: () => undefined, target: startTickFx })
sample({
  clock: $isWatched,
  filter: (isWatched) => !isWatched,
  fn: () => undefined,
  target: stopTickFx,
})

sample({
  clock: callMade,
  filter: ({ isBackground }) => !isBackground,
  fn: () => undefined,
  target: activityNoticed,
})

sample({ clock: filmWatched, target: activityNoticed })

const $isHeard = combine($isSignedIn, $isEnding, (isSignedIn, isEnding) => isSignedIn && !isEnding)

sample({
  clock: activityNoticed,
  source: $isHeard,
  filter: Boolean,
  fn: () => undefined,
  target: noteActivityFx,
})
sample({
  clock: inputNoticed,
  source: $isHeard,
  filter: (isHeard) => isHeard && idleInputCounts,
  fn: () => undefined,
  target: noteInputFx,
})

sample({
  clock: [
    secondPassed,
    pageShown,
    pageRestored,
    pageFocused,
    storageChangedElsewhere.filter({ fn: ({ key }) => key === activityKey }),
  ],
  source: $isHeard,
  filter: Boolean,
  fn: () => undefined,
  target: judgeIdlenessFx,
})

// After input, idleness is judged by the next tick: judged at once, the warning would vanish before
// the key that leads to it is released.
sample({ clock: [judgeIdlenessFx.doneData, noteActivityFx.doneData], target: $idleness })
sample({
  clock: [judgeIdlenessFx.doneData, noteActivityFx.doneData, noteInputFx.doneData],
  source: { isEnding: $isEnding, isConfirming: confirmOverFx.pending },
  filter: ({ isEnding, isConfirming }, { kind }) => kind === 'over' && !isEnding && !isConfirming,
  fn: () => undefined,
  target: confirmOverFx,
})
sample({
  clock: confirmOverFx.doneData,
  filter: Boolean,
  fn: () => 'idle' as const,
  target: sessionEnding,
})

import { attach, combine, createStore, sample, type Effect, type Store } from 'effector'
import { longestPollMs } from '../../generated/facts/constants'
import { drawRestFx } from '../browser/clock'
import { $isOnline, networkChanged } from '../browser/network'
import { pageShown } from '../browser/tabs'
import { createTimer } from '../browser/timer'
import { isCallFailure } from './failures'

interface PollOptions<Params, Done, Fail> {
  /** The polled effect. Calling it from elsewhere also restarts the interval. */
  effect: Effect<Params, Done, Fail>
  everyMs: number
  $isWanted: Store<boolean>
}

/**
 * Triggers `asked` when it is time to poll: an interval after the last answer, doubled for each
 * failure in a row, and at once when the network or the person is back. The caller connects `asked`
 * to the effect.
 */
export function createPoll<Params, Done, Fail>({
  effect,
  everyMs,
  $isWanted,
}: PollOptions<Params, Done, Fail>) {
  const timer = createTimer()
  const drawFx = attach({ effect: drawRestFx })

  const cameBack = sample({ clock: [pageShown, networkChanged.filter({ fn: Boolean })] })
  const $failures = createStore(0)
    .on(effect.done, () => 0)
    .on(effect.fail, (failures) => failures + 1)
  const hurried = sample({
    clock: cameBack,
    source: $failures,
    filter: (failures) => failures > 0,
    fn: () => undefined,
  })
  $failures.reset(hurried)
  const $isDue = createStore(false)
    .on([timer.ended, hurried], () => true)
    .on([effect, effect.finally], () => false)

  sample({
    clock: effect.finally,
    source: $failures,
    fn: (failures, end) =>
      Math.max(pauseMs(everyMs, failures), end.status === 'fail' ? wishedMs(end.error) : 0),
    target: drawFx,
  })
  sample({
    clock: $isWanted,
    source: { isRunning: timer.$isRunning, isDue: $isDue, isAsking: effect.pending },
    filter: ({ isRunning, isDue, isAsking }, isWanted) =>
      isWanted && !isRunning && !isDue && !isAsking,
    fn: () => everyMs,
    target: drawFx,
  })
  sample({ clock: drawFx.doneData, target: timer.started })

  const $mayAsk = combine(
    { isWanted: $isWanted, isOnline: $isOnline, isDue: $isDue, isAsking: effect.pending },
    ({ isWanted, isOnline, isDue, isAsking }) => isWanted && isOnline && isDue && !isAsking,
  )
  const asked = sample({ clock: $mayAsk, filter: Boolean, fn: () => undefined })
  return { asked }
}

/** The interval, doubled for each failure in a row up to a limit. */
export function pauseMs(everyMs: number, failures: number): number {
  return Math.min(everyMs * 2 ** failures, Math.max(everyMs, longestPollMs))
}

/** The delay a busy server asked for (Retry-After). */
export function wishedMs(failure: unknown): number {
  return isCallFailure(failure) && failure.kind === 'unreachable' ? (failure.retryAfterMs ?? 0) : 0
}

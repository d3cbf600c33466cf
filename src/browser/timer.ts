import {
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type EventCallable,
} from 'effector'

export interface Alarm {
  waitMs: number
  run: number
  rang: EventCallable<number>
}

export const setAlarmFx = createEffect(({ waitMs, run, rang }: Alarm): void => {
  const ring = scopeBind(rang)
  setTimeout(() => ring(run), waitMs)
})

/**
 * Waits so many milliseconds and says so by an event. Nothing is pending meanwhile, so that a test may hold
 * the clock. Started again, it waits anew.
 */
export function createTimer() {
  const started = createEvent<number>()
  const rang = createEvent<number>()

  const $run = createStore(0).on(started, (run) => run + 1)
  const $isRunning = createStore(false).on(started, () => true)
  const ended = sample({
    clock: rang,
    source: { run: $run, isRunning: $isRunning },
    filter: ({ run, isRunning }, finished) => isRunning && run === finished,
    fn: () => undefined,
  })
  $isRunning.on(ended, () => false)
  sample({
    clock: started,
    source: $run,
    fn: (run, waitMs) => ({ waitMs, run, rang }),
    target: setAlarmFx,
  })

  return { started, ended, $isRunning }
}

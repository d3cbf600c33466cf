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
 * A timer that triggers an event after a number of milliseconds. No effect is pending meanwhile, so
 * that tests can hold the clock. Starting it again restarts the wait.
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

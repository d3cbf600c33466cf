import { attach, createStore, sample, type Event, type Store } from 'effector'
import { readClockFx } from './clock'
import { createTimer } from './timer'

const stepMs = 100

/** Tells about ten times a second how many ms have passed since it last did: timers may come late. */
export function createPassing($isPassing: Store<boolean>): Event<number> {
  const step = createTimer()
  const beginFx = attach({ effect: readClockFx })
  const lookFx = attach({ effect: readClockFx })
  const $seen = createStore({ at: 0, passedMs: 0 })
    .on(beginFx.doneData, (_, at) => ({ at, passedMs: 0 }))
    .on(lookFx.doneData, ({ at: before }, at) => ({ at, passedMs: Math.max(0, at - before) }))
  sample({ clock: $isPassing, filter: Boolean, fn: () => undefined, target: beginFx })
  sample({ clock: step.ended, filter: $isPassing, target: lookFx })
  sample({
    clock: [beginFx.doneData, lookFx.doneData],
    fn: () => stepMs,
    target: step.started,
  })
  return sample({ clock: lookFx.doneData, source: $seen, fn: ({ passedMs }) => passedMs })
}

// Where many were told at once, each page asks at some time of its own.
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import type { HeardEvent } from '../../../generated/facts/features/events'
import { drawPartFx } from '../../browser/clock'
import { setAlarmFx } from '../../browser/timer'
import { eventHeard, type Heard } from './heard'

export const eventArrived = createEvent<HeardEvent>()

const rang = createEvent<number>()
const $runs = createStore(0)
const $waiting = createStore<Readonly<Record<number, Heard>>>({})

const delayFx = attach({
  source: $runs,
  mapParams: ({ spreadMs = 0 }: HeardEvent, run) => ({ spreadMs, run }),
  effect: createEffect(async ({ spreadMs, run }: { spreadMs: number; run: number }) => {
    await setAlarmFx({ waitMs: await drawPartFx(spreadMs), run, rang })
  }),
})

const spread = eventArrived.filter({ fn: ({ spreadMs = 0 }) => spreadMs > 0 })
$runs.on(spread, (runs) => runs + 1)
sample({
  clock: spread,
  source: { run: $runs, waiting: $waiting },
  fn: ({ run, waiting }, event) => ({ ...waiting, [run]: heardIn(event) }),
  target: $waiting,
})
sample({ clock: spread, target: delayFx })

const due = sample({
  clock: rang,
  source: $waiting,
  fn: (waiting, run) => take(waiting, run),
})
sample({ clock: due, fn: ({ others }) => others, target: $waiting })

sample({
  clock: [
    sample({ clock: eventArrived, filter: ({ spreadMs = 0 }) => spreadMs === 0, fn: heardIn }),
    sample({ clock: due, fn: ({ heard }) => heard }),
  ],
  filter: (heard): heard is Heard => heard !== undefined,
  target: eventHeard,
})

function take(waiting: Readonly<Record<number, Heard>>, run: number) {
  const { [run]: heard, ...others } = waiting
  return { heard, others }
}

function heardIn({ topic, row, here }: HeardEvent): Heard {
  return { topic, ...(row && { row }), ...(here && { here }) }
}

// Steps of the recorder that take longer than usual are told.
import { createStore, sample } from 'effector'
import { createTimer } from '../../../browser/timer'
import type { Stage } from '../stage'
import { $stage } from './stage.model'

const usualMs = 5000
const waits = ['asking', 'starting', 'stopping', 'saving'] as const
export type SlowStage = (typeof waits)[number]

const waitIn = ({ is }: Stage) => waits.find((wait) => wait === is) ?? null
const timer = createTimer()

/** The stage that takes longer than usual. */
export const $slow = createStore<SlowStage | null>(null).reset($stage)

sample({
  clock: $stage,
  filter: (stage) => waitIn(stage) !== null,
  fn: () => usualMs,
  target: timer.started,
})
sample({ clock: timer.ended, source: $stage, fn: waitIn, target: $slow })

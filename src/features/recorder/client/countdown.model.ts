// The seconds before a take begins.
import { createStore, sample } from 'effector'
import { pageHidden } from '../../../browser/tabs'
import { createTimer } from '../../../browser/timer'
import type { RecorderEvent } from '../stage'
import { $choices } from './choices.model'
import { $stage, due, happened } from './stage.model'

const second = createTimer()

/** Seconds left. */
export const $countdown = createStore(0)

sample({
  clock: due('startCountdown'),
  source: $choices,
  fn: ({ countdown }) => countdown,
  target: $countdown,
})
sample({
  clock: second.ended,
  source: { left: $countdown, stage: $stage },
  filter: ({ stage }) => stage.is === 'counting',
  fn: ({ left }) => left - 1,
  target: $countdown,
})
const counted = sample({
  clock: [due('startCountdown'), second.ended],
  source: { left: $countdown, stage: $stage },
  filter: ({ stage }) => stage.is === 'counting',
  fn: ({ left }) => left,
})
sample({ clock: counted, fn: (left): RecorderEvent => ({ is: 'ticked', left }), target: happened })
sample({ clock: counted, filter: (left) => left > 0, fn: () => 1000, target: second.started })
sample({ clock: pageHidden, fn: (): RecorderEvent => ({ is: 'tabHidden' }), target: happened })

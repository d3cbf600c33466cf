// Drives the recorder's stages: what happened goes through `next`, and each model does its own acts.
import { createEvent, createStore, sample } from 'effector'
import { next } from '../next'
import type { Act, Facts, RecorderEvent, Stage } from '../stage'

export const happened = createEvent<RecorderEvent>()
export const factsChanged = createEvent<Partial<Facts>>()

export const $stage = createStore<Stage>({ is: 'closed' })
export const $facts = createStore<Facts>({
  wasAsked: false,
  needsScreen: false,
  hasScreen: false,
  minutesLeft: Infinity,
  isMicAlive: true,
  areStreamsAlive: false,
}).on(factsChanged, (facts, changed) => ({ ...facts, ...changed }))

const stepped = sample({
  clock: happened,
  source: { stage: $stage, facts: $facts },
  fn: ({ stage, facts }, event) => next(stage, event, facts),
})
sample({ clock: stepped, fn: ({ stage }) => stage, target: $stage })

/** The moment at which this is to be done. */
export const due = (act: Act) =>
  stepped.filterMap(({ acts }) => (acts.includes(act) ? act : undefined))

/** A stage was reached from another one. */
export const reached = (is: Stage['is']) =>
  $stage.updates.filterMap((stage) => (stage.is === is ? stage : undefined))

/** A take is open. */
export const isBusyIn = ({ is }: Stage): boolean =>
  is === 'recording' || is === 'paused' || is === 'stopping'

// One tab records at a time: this one waits for the other, or takes over from it.
import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import type { RecorderEvent } from '../stage'
import { holdRecorder } from './oneRecorder'
import { $stage, factsChanged, happened } from './stage.model'

/** Here instead of in the tab that records. */
export const takeOverPressed = createEvent()
const recorderFreed = createEvent()
const recorderLost = createEvent()

const $takesOver = createStore(false).on(takeOverPressed, () => true)

/** Fails with `RecordedElsewhere` while another tab records. */
export const holdRecorderFx = attach({
  source: $takesOver,
  effect: (takesOver) =>
    holdRecorder({
      takesOver,
      onFreed: scopeBind(recorderFreed),
      onLost: scopeBind(recorderLost),
    }),
})

$takesOver.reset(holdRecorderFx.finally)
sample({
  clock: [takeOverPressed, recorderFreed],
  source: $stage,
  filter: (stage) => stage.is === 'blocked' && stage.reason === 'elsewhere',
  fn: (): RecorderEvent => ({ is: 'tryPressed' }),
  target: happened,
})
sample({ clock: recorderLost, fn: () => ({ areStreamsAlive: false }), target: factsChanged })
sample({ clock: recorderLost, fn: (): RecorderEvent => ({ is: 'takenOver' }), target: happened })

// What screen readers are told: beginnings, ends, and each alarm once.
import { createStore, sample } from 'effector'
import type { OwnWords } from '../../../browser/text/words'
import { clockTime } from '../../../ui/media/time'
import { $recordedMs } from './recording.model'
import { $behindMs } from './clock.model'
import { $countdown } from './countdown.model'
import { $hint } from './level.model'
import { $stage } from './stage.model'

export const $announced = createStore<OwnWords | null>(null)

sample({
  clock: $countdown,
  source: $stage,
  filter: ({ is }, left) => is === 'counting' && left > 0,
  fn: (_, left): OwnWords => ({ key: 'recorder.said.countdown', params: { seconds: left } }),
  target: $announced,
})
sample({
  clock: $stage,
  source: $recordedMs,
  filter: (_, { is }) => is === 'recording' || is === 'paused' || is === 'reviewing',
  fn: (ms, { is }): OwnWords => {
    if (is === 'recording') return { key: 'recorder.said.recording' }
    const time = clockTime(ms / 1000)
    return is === 'paused'
      ? { key: 'recorder.pausedAt', params: { time } }
      : { key: 'recorder.said.stopped', params: { time } }
  },
  target: $announced,
})
sample({
  clock: $hint.map(({ finding }) => finding),
  filter: Boolean,
  fn: (finding): OwnWords => ({ key: `recorder.hint.${finding}` }),
  target: $announced,
})
sample({
  clock: $behindMs.map((ms) => ms > 0),
  source: $behindMs,
  filter: (ms) => ms > 0,
  fn: (ms): OwnWords => ({
    key: 'recorder.behind',
    params: { seconds: Math.round(ms / 1000) },
  }),
  target: $announced,
})

// The time of the take that is recorded, and its limit.
import { attach, combine, createStore, sample } from 'effector'
import { focusElementFx, setTitleFx } from '../../../browser/page'
import { createTimer } from '../../../browser/timer'
import { $title, mainId } from '../../../shell/routing/page.model'
import { clockTime } from '../../../ui/media/time'
import type { RecorderEvent } from '../stage'
import { longestTakeMs } from '../take'
import { fallBehind, notBehind, passedMs } from '../takeClock'
import { $clock, $recordedMs, chunkKept } from './recording.model'
import { $stage, happened, isBusyIn, reached } from './stage.model'
import { $task } from './task.model'

const lookEveryMs = 250
const lastMinuteMs = 60_000
/** A crash would lose more than people expect. */
const muchMs = 3_000
const look = createTimer()

/** A task has a limit of its own. */
export const $limitMs = $task.map((task) =>
  longestTakeMs(task?.maxSeconds === undefined ? undefined : task.maxSeconds * 1000),
)
export const $isLastMinute = combine(
  $recordedMs,
  $limitMs,
  (recorded, limit) => limit - recorded <= lastMinuteMs,
)

const readFx = attach({ source: $clock, effect: (clock) => passedMs(clock, performance.now()) })
const passed = sample({
  clock: readFx.doneData,
  source: $recordedMs,
  fn: (recorded, ms) => ({ ms, recorded }),
})
const $behind = createStore(notBehind)
  .on(passed, (behind, { ms, recorded }) => fallBehind(behind, ms, recorded))
  .reset(reached('starting'), reached('reviewing'))
/** How far what was recorded is behind, in ms; 0: no more than usual. */
export const $behindMs = $behind.map(({ ms }) => (ms >= muchMs ? ms : 0))

sample({ clock: reached('recording'), fn: () => 0, target: look.started })
sample({ clock: [look.ended, chunkKept], target: readFx })
sample({
  clock: look.ended,
  source: $clock,
  filter: ({ since }) => since !== undefined,
  fn: () => lookEveryMs,
  target: look.started,
})
sample({
  clock: chunkKept,
  source: $limitMs,
  filter: (limit, recorded) => recorded >= limit,
  fn: (): RecorderEvent => ({ is: 'limitReached' }),
  target: happened,
})

// Seen from other tabs.
const $tabTitle = combine($stage, $recordedMs, $title, (stage, ms, title) =>
  isBusyIn(stage) ? `${stage.is === 'recording' ? '●' : '❚❚'} ${clockTime(ms / 1000)}` : title,
)
sample({
  clock: $tabTitle,
  source: $stage,
  filter: ({ is }) => is !== 'closed',
  fn: (_, title) => title,
  target: setTitleFx,
})
sample({ clock: reached('reviewing'), fn: () => mainId, target: focusElementFx })

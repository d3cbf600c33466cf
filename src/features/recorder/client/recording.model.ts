// A take from its first to its last byte.
import { attach, createEffect, createEvent, createStore, merge, sample, scopeBind } from 'effector'
import { keepsTakes } from '../../../browser/spool/space'
import { SpaceOut } from '../../../browser/spool/spool'
import { createTimer } from '../../../browser/timer'
import { lastWordGiven } from '../../../browser/unfinished/lastWords.model'
import { unfinishedWorkChanged } from '../../../browser/unfinished/work.model'
import type { RecorderEvent } from '../stage'
import type { StopWhy, TakeId } from '../take'
import { holdClock, runClock, stoppedClock, type TakeClock } from '../takeClock'
import { $choices, $script } from './choices.model'
import { $rig, $screen } from './devices.model'
import { runTake, type RunningTake } from './runTake'
import { $stage, due, happened, reached } from './stage.model'
import { $task, $taskId } from './task.model'
import { deleteTakeFx, openTakeFx, recordingNow, type OpenTake } from './takes'

const kept = { serialize: 'ignore' } as const
/** Waiting longer than a slow computer takes is of no use. */
const startMs = 60_000

/** Why a take did not begin: no room or no answer from the disk, the browser's recorder, or nothing happened. */
export type StartRefusal = 'noSpace' | 'disk' | 'recorder' | 'late'
export const startRefused = createEvent<StartRefusal>()

const secondRecorded = createEvent()
/** So many ms of the take. */
export const chunkKept = createEvent<number>()
const takeEnded = createEvent<StopWhy>()
const patience = createTimer()

const $take = createStore<OpenTake | null>(null, kept)
export const $running = createStore<RunningTake | null>(null, kept)
/** On the wall. */
export const $clock = createStore<TakeClock>(stoppedClock)
/** How much of the take is on the disk, as its data say. */
export const $recordedMs = createStore(0)
  .on(chunkKept, (_, ms) => ms)
  .reset(reached('starting'))
/** Whether takes outlive this tab. */
export const $areTakesKept = createStore(true)
/** The takes since the recorder was opened, the newest last. */
export const $sitting = createStore<readonly TakeId[]>([])

const readKeepingFx = createEffect(keepsTakes)
const openFx = attach({
  source: { rig: $rig, choices: $choices, script: $script, taskId: $taskId, task: $task },
  effect: ({ rig, choices, script, taskId, task }) => {
    if (!rig) throw new Error('Nothing is open.')
    const isRead = choices.hasPrompter && script !== ''
    return openTakeFx({
      source: choices.source,
      mime: rig.mime,
      ...(isRead && { scriptText: script }),
      ...(taskId !== null && { taskId }),
      ...(task && { taskTitle: task.title }),
    })
  },
})
const startFx = attach({
  source: { take: $take, rig: $rig, screen: $screen, choices: $choices },
  async effect({ take, rig, screen, choices }) {
    if (!take || !rig) throw new Error('Nothing is open.')
    const onEnd = scopeBind(takeEnded)
    const onTick = scopeBind(secondRecorded)
    const onKept = scopeBind(chunkKept)
    const running = await runTake({ take, rig, screen, choices, onKept, onTick, onEnd })
    return { takeId: take.takeId, running, startedAt: performance.now() }
  },
})
const pauseFx = attach({
  source: $running,
  effect(running) {
    running?.recording.pause()
    return performance.now()
  },
})
const resumeFx = attach({
  source: $running,
  effect(running) {
    running?.recording.resume()
    return performance.now()
  },
})
const noteFx = attach({
  source: { take: $take, ms: $recordedMs },
  effect: ({ take, ms }, is: 'paused' | 'resumed') => take?.note({ is, ms }),
})
const endFx = attach({
  source: $running,
  async effect(running, why: StopWhy) {
    await running?.end(why)
  },
})
/** The take in which nothing is. */
const abandonFx = attach({
  source: $take,
  async effect(take) {
    const remove = scopeBind(deleteTakeFx)
    await take?.close()
    if (take) await remove(take.takeId)
  },
})
const endLateFx = createEffect((running: RunningTake) => running.end('recorderFailed'))

sample({ clock: due('openTake'), target: openFx })
sample({ clock: due('openTake'), fn: () => startMs, target: patience.started })
sample({ clock: openFx.doneData, target: $take })
sample({ clock: due('readSettings'), target: readKeepingFx })
sample({ clock: readKeepingFx.doneData, target: $areTakesKept })
sample({ clock: openFx.doneData, fn: ({ isKept }) => isKept, target: $areTakesKept })
sample({ clock: openFx.done, fn: (): RecorderEvent => ({ is: 'takeOpened' }), target: happened })
sample({ clock: due('startRecorder'), target: startFx })
const refusal = merge([
  openFx.failData.map((failure): StartRefusal =>
    failure instanceof SpaceOut ? 'noSpace' : 'disk',
  ),
  startFx.fail.map((): StartRefusal => 'recorder'),
  patience.ended.map((): StartRefusal => 'late'),
])
sample({
  clock: refusal,
  source: $stage,
  filter: ({ is }) => is === 'starting',
  fn: (_, why) => why,
  target: startRefused,
})
sample({
  clock: startRefused,
  fn: (): RecorderEvent => ({ is: 'startFailed' }),
  target: happened,
})
sample({ clock: due('abandonTake'), target: abandonFx })

const started = sample({
  clock: startFx.doneData,
  source: $stage,
  fn: ({ is }, begun) => ({ ...begun, isWanted: is === 'starting' }),
})
sample({
  clock: started,
  filter: ({ isWanted }) => !isWanted,
  fn: ({ running }) => running,
  target: endLateFx,
})
const began = started.filterMap((begun) => (begun.isWanted ? begun : undefined))
sample({ clock: began, fn: ({ running }) => running, target: $running })
$clock
  .on(began, (_, { startedAt }) => runClock(stoppedClock, startedAt))
  .on(pauseFx.doneData, holdClock)
  .on(resumeFx.doneData, runClock)
$sitting.on(began, (ids, { takeId }) => [...ids, takeId]).reset(due('readSettings'))
sample({ clock: began, fn: (): RecorderEvent => ({ is: 'recorderStarted' }), target: happened })

sample({ clock: due('pauseRecorder'), target: pauseFx })
sample({ clock: due('resumeRecorder'), target: resumeFx })
sample({ clock: pauseFx.done, fn: () => 'paused' as const, target: noteFx })
sample({ clock: resumeFx.done, fn: () => 'resumed' as const, target: noteFx })

sample({ clock: takeEnded, fn: (is): RecorderEvent => ({ is }) as RecorderEvent, target: happened })
sample({
  clock: due('stopRecorder'),
  source: $stage,
  fn: (stage) => (stage.is === 'stopping' ? stage.why : 'stopPressed'),
  target: endFx,
})
sample({ clock: endFx.finally, fn: () => null, target: [$running, $take] })
sample({ clock: endFx.finally, fn: () => stoppedClock, target: $clock })
sample({ clock: endFx.finally, fn: (): RecorderEvent => ({ is: 'takeClosed' }), target: happened })

// The session does not end it for idleness, and waits for its end for every other reason.
sample({ clock: secondRecorded, target: recordingNow })
const sayLastWordFx = attach({
  source: $running,
  async effect(running): Promise<void> {
    if (!running) return
    const end = scopeBind(happened)
    end({ is: 'sessionEnding' })
    await running.end('sessionEnding')
  },
})
sample({ clock: reached('asking'), fn: () => sayLastWordFx, target: lastWordGiven })
sample({
  clock: $stage,
  fn: ({ is }) => ({
    holder: 'recorder',
    count: is === 'recording' || is === 'paused' || is === 'stopping' ? 1 : 0,
    running: 'shell.leaving.takes.running' as const,
    stopped: 'shell.leaving.takes.stopped' as const,
  }),
  target: unfinishedWorkChanged,
})

// Opens the recorder with its screen, and leaves it with it.
import { createEffect, createEvent, createStore, sample } from 'effector'
import { navigateFx } from '../../../browser/location'
import { noticeShown } from '../../../shell/notices/notices.model'
import { screenClosed, screenOpened } from '../../../shell/routing/screen.model'
import type { RecorderEvent } from '../stage'
import { releaseRecorder } from './oneRecorder'
import { $shown } from './review.model'
import { $stage, due, happened } from './stage.model'
import { $backTo } from './task.model'

const isRecorder = ({ routeId }: { routeId: string }) =>
  routeId === 'clips.add' || routeId === 'tasks.record'

export const leavePressed = createEvent()

const opened = screenOpened.filter({ fn: isRecorder })
const closed = screenClosed.filter({ fn: isRecorder })
const $isHere = createStore(false)
  .on(opened, () => true)
  .on(closed, () => false)

const releaseFx = createEffect(releaseRecorder)

sample({ clock: opened, fn: (): RecorderEvent => ({ is: 'opened' }), target: happened })
sample({ clock: leavePressed, fn: (): RecorderEvent => ({ is: 'leavePressed' }), target: happened })
sample({ clock: leavePressed, source: $backTo, fn: (to) => ({ to }), target: navigateFx })

// Who goes elsewhere ends the take, which is kept.
sample({ clock: closed, fn: (): RecorderEvent => ({ is: 'stopPressed' }), target: happened })
sample({ clock: closed, fn: (): RecorderEvent => ({ is: 'leavePressed' }), target: happened })
sample({
  clock: $stage,
  source: $isHere,
  filter: (isHere, { is }) => !isHere && (is === 'reviewing' || is === 'ready'),
  fn: (): RecorderEvent => ({ is: 'leavePressed' }),
  target: happened,
})
sample({
  clock: $stage,
  filter: ({ is }) => is === 'closed',
  fn: () => undefined,
  target: releaseFx,
})

sample({
  clock: due('sayKeptHere'),
  source: $shown,
  filter: (takes) => takes.length > 0,
  fn: ({ length }) => ({
    tone: 'neutral' as const,
    text: { key: 'recorder.keptHere' as const, params: { count: length } },
  }),
  target: noticeShown,
})

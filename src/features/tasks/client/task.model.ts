// What is done with the task that stands open, besides what every row's actions do.
import { combine, createEvent, createStore, merge, sample } from 'effector'
import type { ListRecordingTasksRow, TaskTake } from '../../../../generated/facts/features/tasks'
import { isToTell } from '../../../calls/failures'
import { noticeShown } from '../../../shell/notices/notices.model'
import {
  acceptTakeFx,
  addTakeFx,
  addTakeNoteFx,
  openTasksFx,
  reconsiderTasksFx,
  removeTakeFx,
  removeTakeNoteFx,
  replaceSlotsFx,
  requestRetakesFx,
  tickChecklistFx,
} from './calls'
import { taskScreens } from './lists'

export type Task = ListRecordingTasksRow

/** Nobody accepts what cannot be watched yet. */
export const isToDecide = ({ state, clipState }: TaskTake) =>
  state === 'submitted' && (clipState === 'playable' || clipState === 'ready')

export const takeAccepted = createEvent<{ taskId: string; takeId: string }>()
export const takeRemoved = createEvent<{ taskId: string; takeId: string }>()
export const checklistTicked = createEvent<{ taskId: string; done: number[] }>()
export const footageAsked = createEvent<string>()
export const footageDropped = createEvent()
export const clipUsed = createEvent<{ taskId: string; clipId: string }>()

sample({ clock: takeAccepted, target: acceptTakeFx })
sample({ clock: takeRemoved, target: removeTakeFx })
sample({ clock: checklistTicked, target: tickChecklistFx })
sample({ clock: clipUsed, target: addTakeFx })

interface Ticks {
  readonly taskId: string
  readonly done: readonly number[]
}
/** Shown as ticked before the server has answered. */
export const $ticking = createStore<Ticks | null>(null)
  .on(checklistTicked, (_, ticks) => ticks)
  .on(tickChecklistFx.finally, (ticks, { params }) =>
    ticks?.taskId === params.taskId && ticks.done === params.done ? null : ticks,
  )

export const $isDeciding = acceptTakeFx.pending
export const $isUsing = addTakeFx.pending
/** The task for which a clip is chosen. */
export const $footageFor = createStore<string | null>(null)
  .on(footageAsked, (_, taskId) => taskId)
  .reset(footageDropped, addTakeFx.done)

/** Its assignee has seen it. */
const $shown = combine(
  taskScreens.map(({ form }) => form.$row),
  (rows) => rows.find((row) => row?.may.includes('open')) ?? null,
)
sample({
  clock: $shown,
  filter: Boolean,
  fn: ({ taskId }) => ({ selection: { ids: [taskId] } }),
  target: openTasksFx,
})

const failed = merge([
  acceptTakeFx.failData,
  addTakeFx.failData,
  removeTakeFx.failData,
  replaceSlotsFx.failData,
  addTakeNoteFx.failData,
  removeTakeNoteFx.failData,
  requestRetakesFx.failData,
  reconsiderTasksFx.failData,
  tickChecklistFx.failData,
])
sample({
  clock: failed.filterMap((failure: unknown) => (isToTell(failure) ? failure : undefined)),
  fn: (failure) => ({
    tone: 'danger' as const,
    text: failure.kind === 'refused' ? failure.text : { key: 'tasks.act.failed' as const },
  }),
  target: noticeShown,
})

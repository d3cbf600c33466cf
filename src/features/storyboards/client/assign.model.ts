// Asks people to record the chosen shots, or all that nobody is asked for yet.
import { attach, combine, createEvent, createStore, merge, sample } from 'effector'
import { isCallFailure } from '../../../calls/failures'
import { noticeShown } from '../../../shell/notices/notices.model'
import type { Asked } from './assignDraft'
import { askGuestsForShotsFx, assignShotsFx } from './calls'
import { $isAsked } from './guests.model'
import { $storyboardId, openStoryboard, storyboardList } from './open'
import { $count, $scenes, $threads, outlineEdited } from './outline.model'
import { $chosen } from './view.model'

const mostAtOnce = 100

export const assignOpened = createEvent()
export const assignClosed = createEvent()
export const assignSent = createEvent<Asked>()

/** Those that somebody can be asked for now. */
export const $assignable = combine($scenes, $chosen, $isAsked, (scenes, chosen, isAsked) => {
  const shots = chosen.length > 0 ? chosen : scenes.flatMap((each) => each.shots)
  return shots.filter(({ id }) => !isAsked(id)).slice(0, mostAtOnce)
})
/** What people are asked for has a name. */
export const $areNamed = $assignable.map((shots) =>
  shots.every(({ values }) => (values.title ?? '').trim() !== ''),
)
/** What is not saved yet cannot be asked for. */
export const $isSaved = $count.map((count) => count === 0)

const assignFx = attach({
  source: { storyboardId: $storyboardId, shots: $assignable },
  mapParams: (asked: Asked, { storyboardId, shots }) => ({
    storyboardId: storyboardId ?? '',
    shotIds: shots.map(({ id }) => id),
    ...asked,
  }),
  effect: assignShotsFx,
})
sample({ clock: assignSent, target: assignFx })
export const $isAssigning = assignFx.pending
const mayAssign = openStoryboard.$row.map((row) => row?.may.includes('assign') ?? false)
const opened = sample({ clock: assignOpened, source: mayAssign, filter: Boolean })
export const $isAssignOpen = createStore(false)
  .on(opened, () => true)
  .reset(assignClosed, assignFx.done, askGuestsForShotsFx.done, $storyboardId)
sample({
  clock: merge([assignShotsFx.failData, askGuestsForShotsFx.failData]).filterMap((failure) =>
    isCallFailure(failure) && failure.kind === 'refused' ? failure.text : undefined,
  ),
  fn: (text) => ({ tone: 'danger' as const, text }),
  target: noticeShown,
})
sample({
  clock: assignFx.doneData,
  fn: ({ storyboard }) => [{ ...storyboard }],
  target: storyboardList.rows.rowsReceived,
})
sample({
  clock: assignShotsFx.done,
  fn: ({ params }) => ({
    tone: 'ok' as const,
    text: { key: 'storyboards.assign.done' as const, params: { count: params.shotIds.length } },
  }),
  target: noticeShown,
})

// Whoever removes a shot that is asked for learns what becomes of that.
const removed = sample({
  clock: outlineEdited,
  source: { threads: $threads, scenes: $scenes },
  fn: ({ threads, scenes }, { ops }) => {
    const gone = new Set(ops.filter((op) => op.do === 'remove').map(({ id }) => id))
    return scenes
      .flatMap(({ scene, shots }) => shots.filter(({ id }) => gone.has(id) || gone.has(scene.id)))
      .filter(({ id }) => threads.has(id) && threads.get(id)?.state !== 'accepted')
  },
})
sample({
  clock: removed,
  filter: (shots) => shots.length > 0,
  fn: (shots) => ({
    tone: 'info' as const,
    text: {
      key: 'storyboards.assign.removed' as const,
      params: { title: shots[0]?.values.title ?? '' },
    },
  }),
  target: noticeShown,
})

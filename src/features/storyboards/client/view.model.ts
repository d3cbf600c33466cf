// What of the open storyboard is looked at, and which shots are chosen.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { printPageFx } from '../../../browser/print'
import { noticeShown } from '../../../shell/notices/notices.model'
import { copyStoryboardFx } from './calls'
import { $storyboardId, storyboardList } from './open'
import { $stands, type Stand } from './guests.model'
import { $scenes } from './outline.model'

export const views = ['cards', 'list', 'script'] as const
export type View = (typeof views)[number]

export const filters = ['all', 'nobody', 'submitted', 'retake'] as const
export type Filter = (typeof filters)[number]

export const filterChosen = createEvent<Filter>()
export const viewChosen = createEvent<View>()
export const shotsChosen = createEvent<readonly string[]>()
export const shotClosed = createEvent()
/** What is being dragged may be dropped in another scene. */
export const shotsDragged = createEvent<readonly string[]>()
export const printAsked = createEvent()
export const copyAsked = createEvent<{ title: string; asTemplate: boolean }>()

export const $filter = createStore<Filter>('all')
  .on(filterChosen, (_, filter) => filter)
  .reset($storyboardId)
/** How many there are of each. */
export const $filterCounts = combine($scenes, $stands, (scenes, standOf) => {
  const shots = scenes.flatMap((each) => each.shots)
  const count = (filter: Filter) => shots.filter(({ id }) => fits(filter, standOf(id))).length
  return {
    all: shots.length,
    nobody: count('nobody'),
    submitted: count('submitted'),
    retake: count('retake'),
  }
})
/** With their numbers among all. */
export const $shownScenes = combine($scenes, $filter, $stands, (scenes, filter, standOf) => {
  const numbers = new Map(scenes.flatMap(({ shots }) => shots).map(({ id }, at) => [id, at + 1]))
  return scenes
    .map((each, at) => ({
      scene: {
        ...each,
        shots: each.shots.filter(({ id }) => fits(filter, standOf(id))),
      },
      at,
      numbers,
    }))
    .filter(({ scene }) => filter === 'all' || scene.shots.length > 0)
})

export const $view = createStore<View>('cards').on(viewChosen, (_, view) => view)
const $ids = createStore<readonly string[]>([])
  .on(shotsChosen, (_, ids) => ids)
  .reset($storyboardId, shotClosed)

export const $dragged = createStore<readonly string[]>([]).on(shotsDragged, (_, ids) => ids)
sample({ clock: printAsked, target: printPageFx })

/** Those that are still there, in the order of the storyboard. */
export const $chosen = combine($scenes, $ids, (scenes, ids) =>
  scenes.flatMap(({ shots }) => shots.filter(({ id }) => ids.includes(id))),
)
/** The one whose panel stands open. */
export const $shot = $chosen.map((shots) => (shots.length === 1 ? shots[0]! : null))

const fits = (filter: Filter, stand: Stand): boolean => filter === 'all' || stand === filter

const copyFx = attach({
  source: $storyboardId,
  mapParams: (asked: { title: string; asTemplate: boolean }, storyboardId) => ({
    storyboardId: storyboardId ?? '',
    ...asked,
  }),
  effect: copyStoryboardFx,
})
sample({ clock: copyAsked, target: copyFx })
export const $isCopying = copyFx.pending
sample({
  clock: copyFx.doneData,
  fn: (row) => [{ ...row }],
  target: storyboardList.rows.rowsReceived,
})
sample({
  clock: copyFx.done,
  filter: ({ params }) => params.asTemplate,
  fn: ({ result }) => ({
    tone: 'ok' as const,
    text: { key: 'storyboards.copied.template' as const, params: { name: result.title } },
  }),
  target: noticeShown,
})
// A copy is worked on at once; a template waits for the next storyboard.
sample({
  clock: copyFx.done,
  filter: ({ params }) => !params.asTemplate,
  fn: ({ result }) => result.storyboardId,
  target: storyboardList.place.rowOpened,
})

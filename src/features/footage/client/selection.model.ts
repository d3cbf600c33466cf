// Which clips are selected. A clip that leaves the list is no longer selected.
import { combine, createEvent, createStore, sample } from 'effector'
import { $clipIds, $clips } from './clips.model'
import { $footageQuery, trashToggled } from './screen.model'
import { restoreAsked, trashAsked } from './trash.model'

export const selectionChanged = createEvent<ReadonlySet<string>>()
export const selectionCleared = createEvent()
export const selectionMoved = createEvent()

const nothing: ReadonlySet<string> = new Set()

export const $selectedIds = createStore(nothing, { serialize: 'ignore' }).reset(
  selectionCleared,
  trashToggled,
)
/** Includes whether some selected clips belong to people whose clips the person may not move. */
export const $selection = combine($selectedIds, $clips, (ids, clips) => {
  const chosen = clips.filter(({ clipId }) => ids.has(clipId))
  const movable = chosen.filter(({ mayEdit }) => mayEdit)
  return { count: chosen.length, movableIds: movable.map(({ clipId }) => clipId) }
})

// A file that is not registered yet has no clip, so it cannot be selected.
sample({
  clock: selectionChanged,
  source: $clipIds,
  fn: (listed, ids) => new Set([...ids].filter((id) => listed.includes(id))),
  target: $selectedIds,
})
sample({
  clock: $clipIds,
  source: $selectedIds,
  filter: (ids, listed) => ids.size > 0 && [...ids].some((id) => !listed.includes(id)),
  fn: (ids, listed) => new Set([...ids].filter((id) => listed.includes(id))),
  target: $selectedIds,
})

sample({
  clock: selectionMoved,
  source: { selection: $selection, query: $footageQuery },
  filter: ({ query }) => !query.isTrash,
  fn: ({ selection }) => selection.movableIds,
  target: trashAsked,
})
sample({
  clock: selectionMoved,
  source: { selection: $selection, query: $footageQuery },
  filter: ({ query }) => query.isTrash,
  fn: ({ selection }) => selection.movableIds,
  target: restoreAsked,
})

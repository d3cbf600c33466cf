// Who else has the open storyboard open, and at which shot; the same is told to them (work.md 3).
import { combine, createStore, sample } from 'effector'
import { $isVisible, pageLeft, pageShown } from '../../../browser/tabs'
import { createTimer } from '../../../browser/timer'
import { $userId } from '../../../session/client'
import { eventHeard } from '../../../shell/events/heard'
import { heardOf, oneBeatOn, type Others } from '../presence'
import { tellLeftFx, tellPresenceFx } from './calls'
import { $storyboardId, storyboardList } from './open'
import { outlineEdited } from './outline.model'
import { $shot } from './view.model'

const beatMs = 20_000
/** Whoever has stopped for so long is typing no more. */
const typingMs = 3_000
/** Whoever goes through the shots by their keys is told where they stop. */
const restMs = 300

/** null: none, or another screen is looked at. */
const $openId = combine($storyboardId, storyboardList.place.$isHere, (id, isHere) =>
  isHere ? id : null,
)
const $visit = createStore<{ id: string | null; before: string | null }>({
  id: null,
  before: null,
}).on($openId, ({ id: before }, id) => ({ id, before }))

const beat = createTimer()
const quiet = createTimer()
const typed = outlineEdited.filter({ fn: ({ typing }) => typing !== undefined })
sample({ clock: typed, fn: () => typingMs, target: quiet.started })
const $isTyping = createStore(false)
  .on(typed, () => true)
  .on(quiet.ended, () => false)
  .reset($openId)

const heard = sample({
  clock: eventHeard.filterMap(({ here }) => here),
  source: { id: $openId, userId: $userId },
  filter: ({ id, userId }, here) => here.id === id && here.person.id !== userId,
  fn: (_, here) => here,
})
export const $others = createStore<Others>(new Map(), { serialize: 'ignore' })
  .on(heard, heardOf)
  .on(beat.ended, oneBeatOn)
  .reset($openId)

const $place = combine({ shotId: $shot.map((shot) => shot?.id ?? null), isTyping: $isTyping })
const rest = createTimer()
sample({ clock: $place.updates, fn: () => restMs, target: rest.started })
const $there = combine({ storyboardId: $openId, place: $place, isVisible: $isVisible })

interface There {
  readonly storyboardId: string | null
  readonly place: { readonly shotId: string | null; readonly isTyping: boolean }
  readonly isVisible: boolean
}

const goneFrom = (storyboardId: string) => ({
  storyboardId,
  isTyping: false,
  isNew: false,
  isGone: true,
})

const isThere = ({ storyboardId, isVisible }: There) => storyboardId !== null && isVisible
const toldBy = ({ storyboardId, place: { shotId, isTyping } }: There, isNew: boolean) => ({
  storyboardId: storyboardId ?? '',
  ...(shotId !== null && { shotId }),
  isTyping,
  isNew,
  isGone: false,
})

sample({
  clock: [$openId.updates, pageShown],
  source: $there,
  filter: isThere,
  fn: (there) => toldBy(there, true),
  target: tellPresenceFx,
})
sample({
  clock: [rest.ended, heard.filter({ fn: ({ isNew }) => isNew }), beat.ended],
  source: $there,
  filter: isThere,
  fn: (there) => toldBy(there, false),
  target: tellPresenceFx,
})
sample({
  clock: $visit.updates.filterMap(({ before }) => before ?? undefined),
  fn: goneFrom,
  target: tellPresenceFx,
})
// Closed or loaded anew, which says so once more.
sample({
  clock: pageLeft,
  source: $openId,
  filter: (id): id is string => id !== null,
  fn: goneFrom,
  target: tellLeftFx,
})
// Also while nobody can be told: whoever is not heard of is gone some time.
sample({
  clock: [$openId.updates, beat.ended],
  source: $openId,
  filter: (id) => id !== null,
  fn: () => beatMs,
  target: beat.started,
})

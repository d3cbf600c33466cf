// Plays what has not been watched yet, one stretch after the other.
import { combine, createEvent, createStore, sample } from 'effector'
import type { FilmRange } from '../../../../ui/media/ScrubberLines'
import { jumped } from './jump.model'
import { missing, nextMissing, type Step } from './missing'
import { $watched, filmMoved } from './viewing.model'
import { $watch, programOpened } from './watch.model'

export const missingAsked = createEvent()

/** What has to be watched of it: its outro does not. */
export const $missing = combine($watch, $watched, (watch, watched) =>
  watch ? missing(watched, watch.bodyEndMs || watch.durationMs) : [],
)

const asked = sample({ clock: missingAsked, source: $missing, filter: ({ length }) => length > 0 })
const $left = createStore<readonly FilmRange[]>([])
const stepped = sample({
  clock: filmMoved,
  source: $left,
  filter: ({ length }) => length > 0,
  fn: (left, moment) => nextMissing(left, moment),
}).filterMap((step) => step ?? undefined)

$left
  .on(asked, (_, ranges) => ranges)
  .on(stepped, (_, { left }) => left)
  .reset(programOpened)
/** While it does. */
export const $isFilling = $left.map(({ length }) => length > 0)

sample({ clock: asked, fn: ([first]) => ({ toMs: first![0], plays: true }), target: jumped })
sample({ clock: stepped.filterMap(({ jump }: Step) => jump), target: jumped })

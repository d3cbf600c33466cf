// Which stretches of the film are really played.
import { combine, createEvent, createStore, sample } from 'effector'
import { $isVisible } from '../../../../browser/tabs'
import type { FilmMoment } from '../../../../ui/media/filmMoment'
import type { FilmRange } from '../../../../ui/media/ScrubberLines'
import { playedBetween } from './played'
import { inMilliseconds, union } from './ranges'
import { $watch, programOpened, watchRead } from './watch.model'

export const filmMoved = createEvent<FilmMoment>()

/** What has to be watched is not watched out of sight. */
const heard = sample({
  clock: filmMoved,
  source: { watch: $watch, isVisible: $isVisible },
  fn: ({ watch, isVisible }, moment) => ({
    moment,
    counts: watch !== null && (isVisible || !watch.isRequired),
  }),
})

interface Film {
  readonly moment: FilmMoment
  /** What was played since the moment before. */
  readonly range: FilmRange | null
}
const $film = createStore<Film | null>(null, { serialize: 'ignore' })
  .on(heard, (film, { moment, counts }) => ({
    moment,
    range: counts ? playedBetween(film?.moment ?? null, moment) : null,
  }))
  .reset(programOpened)
export const played = sample({ clock: heard, source: $film }).filterMap(
  (film) => film?.range ?? undefined,
)

export const $positionMs = $film.map((film) => film?.moment.atMs ?? 0)
export const $isPlaying = $film.map((film) => film !== null && !film.moment.isPaused)

/** Since it was opened. */
export const $played = createStore<readonly FilmRange[]>([])
  .on(played, (ranges, range) => union([...ranges, range]))
  .reset(programOpened, watchRead)

/** With what was watched before. */
export const $watched = combine($watch, $played, (watch, now) =>
  union([...inMilliseconds(watch?.watched ?? []), ...now]),
)

// The takes of this sitting: looked at, trimmed, chosen, deleted.
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { RecorderEvent } from '../stage'
import { bestOf, type TakeId } from '../take'
import { $sitting } from './recording.model'
import { $stage, due, happened, reached } from './stage.model'
import { $takes, noteTakeFx, takeFileFx, watchTake } from './takes'

/** A take as it can be played. */
export interface Film {
  readonly takeId: TakeId
  readonly url: string
}

export interface Trim {
  readonly takeId: TakeId
  readonly inMs?: number
  readonly outMs?: number
}

export const takeChosen = createEvent<TakeId>()
export const bestMarked = createEvent<TakeId>()
export const trimmed = createEvent<Trim>()
/** The film knows it better than the log. */
export const lengthMeasured = createEvent<{ takeId: TakeId; ms: number }>()
export interface PictureSize {
  readonly width: number
  readonly height: number
}
export const sizeMeasured = createEvent<{ takeId: TakeId } & PictureSize>()

const $watched = createStore<TakeId | null>(null)
  .on(watchTake, (_, takeId) => takeId)
  .reset(due('closeStreams'))
const $chosenId = createStore<TakeId | null>(null)
  .on([takeChosen, watchTake], (_, takeId) => takeId)
  .reset(reached('starting'), due('closeStreams'))

/** In the order of their recording, by which they are numbered. */
export const $shown = combine(
  { takes: $takes, sitting: $sitting, watched: $watched },
  ({ takes, sitting, watched }) =>
    takes.filter(
      ({ takeId, state }) => state !== 'saved' && (sitting.includes(takeId) || takeId === watched),
    ),
)
/** The newest, until another one is chosen. */
export const $chosen = combine(
  $shown,
  $chosenId,
  (takes, id) => takes.find(({ takeId }) => takeId === id) ?? takes.at(-1) ?? null,
)
export const $number = combine($shown, $chosen, (takes, chosen) =>
  chosen ? takes.indexOf(chosen) + 1 : 0,
)
export const $lengths = createStore<Readonly<Record<TakeId, number>>>({}).on(
  lengthMeasured,
  (lengths, { takeId, ms }) => ({ ...lengths, [takeId]: ms }),
)
const $sizes = createStore<Readonly<Record<TakeId, PictureSize>>>({}).on(
  sizeMeasured,
  (sizes, { takeId, ...size }) => ({ ...sizes, [takeId]: size }),
)
/** Picture size of the chosen take; null: not known yet, or only sound. */
export const $size = combine($chosen, $sizes, (take, sizes) => (take && sizes[take.takeId]) ?? null)
export const $lengthMs = combine($chosen, $lengths, (take, lengths) =>
  take ? (lengths[take.takeId] ?? take.durationMs) : 0,
)

export const $film = createStore<Film | null>(null)
const openFilmFx = createEffect(async (takeId: TakeId): Promise<Film | null> => {
  const file = await takeFileFx(takeId)
  return file ? { takeId, url: URL.createObjectURL(file) } : null
})
const closeFilmFx = createEffect(({ url }: Film) => URL.revokeObjectURL(url))

const $wantedId = combine($stage, $chosen, ({ is }, take) =>
  is === 'reviewing' && take ? take.takeId : null,
)
sample({ clock: $wantedId, source: $film, filter: Boolean, target: closeFilmFx })
$film.on(closeFilmFx, () => null)
sample({ clock: $wantedId, filter: Boolean, target: openFilmFx })
sample({
  clock: openFilmFx.doneData,
  source: $wantedId,
  filter: (id, film) => film !== null && id === film.takeId,
  fn: (_, film) => film,
  target: $film,
})

sample({
  clock: trimmed,
  fn: ({ takeId, ...ends }) => ({ takeId, note: { is: 'trim' as const, ...ends } }),
  target: noteTakeFx,
  batch: false,
})
sample({
  clock: bestMarked,
  source: $shown,
  fn: (takes, takeId) => ({
    takeId,
    note: { is: 'best' as const, isBest: bestOf(takes)?.takeId !== takeId },
  }),
  target: noteTakeFx,
})
// Only one can be the best.
sample({
  clock: bestMarked,
  source: $shown,
  filter: (takes, takeId) => takes.some((take) => take.isBest && take.takeId !== takeId),
  fn: (takes) => ({
    takeId: bestOf(takes)?.takeId ?? '',
    note: { is: 'best' as const, isBest: false },
  }),
  target: noteTakeFx,
})
sample({
  clock: $shown,
  filter: (takes) => takes.length === 0,
  fn: (): RecorderEvent => ({ is: 'noneLeft' }),
  target: happened,
})
sample({ clock: watchTake, fn: (): RecorderEvent => ({ is: 'takeWatched' }), target: happened })

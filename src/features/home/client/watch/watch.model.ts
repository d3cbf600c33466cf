// The program that is watched, as it is on air.
import { createEvent, createStore, sample } from 'effector'
import type { Watch } from '../../../../../generated/facts/features/home'
import { subjectNamed } from '../../../../shell/routing/page.model'
import { screenClosed, screenOpened } from '../../../../shell/routing/screen.model'
import { getWatchFx, likeProgramFx, reportLastFx, reportViewingFx, setViewedFx } from './calls'

const routeId = 'home.watch'
export const watchReadAgain = createEvent()

export const programOpened = screenOpened.filterMap((visited) =>
  visited.routeId === routeId ? (visited.params['programId'] ?? '') : undefined,
)
export const programLeft = screenClosed.filter({ fn: (visited) => visited.routeId === routeId })

/** It stays while the screen is left, so that what was played last is told. */
export const $programId = createStore<string | null>(null).on(programOpened, (_, id) => id)

sample({
  clock: [programOpened, watchReadAgain],
  source: $programId,
  filter: (id) => id !== null,
  fn: (id) => ({ programId: id ?? '' }),
  target: getWatchFx,
})

/** Of the program that is open: another one may have been opened meanwhile. */
export const watchRead = sample({
  clock: getWatchFx.done,
  source: $programId,
  filter: (id, { params }) => id === params.programId,
  fn: (_, { result }) => result,
})
const failed = sample({
  clock: getWatchFx.fail,
  source: $programId,
  filter: (id, { params }) => id === params.programId,
  fn: (_, { error }) => error,
})

export type WatchState = 'reading' | 'there' | 'missing' | 'failed'
export const $state = createStore<WatchState>('reading')
  .on(watchRead, () => 'there')
  .on(failed, (state, failure) => {
    if (state === 'there') return state
    return failure.kind === 'refused' && failure.code === 'notFound' ? 'missing' : 'failed'
  })
  .on(watchReadAgain, (state) => (state === 'failed' ? 'reading' : state))
  .reset(programOpened)

const reported = sample({
  clock: [reportViewingFx.done, reportLastFx.done],
  source: $programId,
  filter: (id, { params }) => id === params.programId,
  fn: (_, { result }) => result,
})
const marked = sample({
  clock: setViewedFx.done,
  source: $programId,
  filter: (id, { result }) => id !== null && result.changed.includes(id),
  fn: (_, { params }) => params.viewed,
})
const liked = sample({
  clock: likeProgramFx.done,
  source: $programId,
  filter: (id, { params }) => id === params.programId,
  fn: (_, { result }) => result,
})

/** Before the server has said so; when it refuses, it is as before. */
export const likeToggled = createEvent()
const toggled = (watch: Watch | null): Watch | null =>
  watch && {
    ...watch,
    isLiked: !watch.isLiked,
    likes: Math.max(0, watch.likes + (watch.isLiked ? -1 : 1)),
  }

export const $watch = createStore<Watch | null>(null, { serialize: 'ignore' })
  .on(watchRead, (_, watch) => watch)
  .on(reported, (watch, { percent, viewed, gone }) =>
    watch && !gone
      ? { ...watch, percent, state: viewed ? 'viewed' : percent > 0 ? 'started' : watch.state }
      : watch,
  )
  .on(
    marked,
    (watch, isViewed) =>
      watch && { ...watch, state: isViewed ? 'viewed' : watch.percent > 0 ? 'started' : 'new' },
  )
  .on([likeToggled, likeProgramFx.fail], toggled)
  .on(liked, (watch, like) => watch && { ...watch, ...like })
  .reset(programOpened)

sample({
  clock: likeToggled,
  source: $watch,
  filter: (watch) => watch !== null,
  fn: (watch) => ({ programId: watch!.programId, liked: watch!.isLiked }),
  target: likeProgramFx,
})

/** It was withdrawn while it was watched. */
export const $isGone = createStore(false)
  .on(reported, (isGone, { gone }) => isGone || gone)
  .reset(programOpened)

sample({ clock: watchRead, fn: ({ title }) => title, target: subjectNamed })

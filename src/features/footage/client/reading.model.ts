// Reads rows from the server: the first page of a query, the next page, or the first page again.
import { createEffect, createEvent, createStore, sample } from 'effector'
import { isCallFailure } from '../../../calls/failures'
import { switched } from '../../../session/client'
import { listClipsFx } from './calls'
import { asksSame, type FootageQuery } from './footageQuery'
import { $footageQuery, $isHere, screenEntered } from './screen.model'

interface PageRequest {
  reach: 'first' | 'more' | 'renewed'
  query: FootageQuery
  after?: string
  /** Counts the requests, so that a write knows which answers were asked for after it. */
  number: number
}

const pageSize = 60

export const firstAsked = createEvent()
export const renewAsked = createEvent()
/** Reads the next page; the payload is the cursor at which the last one ended. */
export const furtherAsked = createEvent<string>()
/** Switched from the list to the trash (true), or back. */
export const placeChanged = createEvent<boolean>()

export const $listState = createStore<'loading' | 'ready' | 'failed' | 'forbidden'>('loading')
export const $isMoreFailed = createStore(false)
export const $isStale = createStore(false)
export const $requests = createStore(0)
const $asked = createStore<FootageQuery | null>(null)

export const readPageFx = createEffect(({ query, after }: PageRequest) =>
  listClipsFx({
    search: query.search || undefined,
    sort: query.sort,
    trashed: query.isTrash || undefined,
    after,
    limit: pageSize,
  }),
)
export const $isReading = readPageFx.pending
export const readingEnded = readPageFx.finally

sample({ clock: screenEntered, target: firstAsked })
// A new query. The rows of the previous one stay visible until it is answered.
sample({
  clock: $footageQuery,
  source: { asked: $asked, isHere: $isHere },
  filter: ({ asked, isHere }, query) => isHere && asked !== null && !asksSame(asked, query),
  fn: () => undefined,
  target: firstAsked,
})
sample({
  clock: firstAsked,
  source: { query: $footageQuery, asked: $asked },
  filter: ({ query, asked }) => asked !== null && asked.isTrash !== query.isTrash,
  fn: ({ query }) => query.isTrash,
  target: placeChanged,
})
sample({ clock: firstAsked, source: $footageQuery, target: $asked })

$requests.on([firstAsked, furtherAsked, renewAsked], (count) => count + 1)
const source = { query: $footageQuery, number: $requests, isReading: $isReading }
sample({
  clock: firstAsked,
  source,
  fn: ({ query, number }): PageRequest => ({ reach: 'first', query, number }),
  target: readPageFx,
})
sample({
  clock: furtherAsked,
  source,
  filter: ({ isReading }) => !isReading,
  fn: ({ query, number }, after): PageRequest => ({ reach: 'more', query, after, number }),
  target: readPageFx,
})
sample({
  clock: renewAsked,
  source,
  filter: ({ isReading }) => !isReading,
  fn: ({ query, number }): PageRequest => ({ reach: 'renewed', query, number }),
  target: readPageFx,
})

// Answers to an earlier query are dropped.
export const pageArrived = sample({
  clock: readPageFx.done,
  source: $footageQuery,
  filter: (query, { params }) => asksSame(query, params.query),
  fn: (_, { params, result }) => ({ ...params, page: result }),
})
const pageMissed = sample({
  clock: readPageFx.fail,
  source: $footageQuery,
  filter: (query, { params }) => asksSame(query, params.query),
  fn: (_, { params, error }) => ({ reach: params.reach, state: stateOf(error) }),
})

$listState
  .on(pageArrived, () => 'ready')
  .on(pageMissed, (now, { reach, state }) => (reach === 'first' ? state : now))
  .on(firstAsked, (now) => (now === 'ready' ? now : 'loading'))
  .on([placeChanged, switched], () => 'loading')
$isMoreFailed
  .on(pageMissed, (_, { reach }) => reach === 'more')
  .on([pageArrived, furtherAsked], () => false)
$isStale.on(pageMissed, (_, { reach }) => reach === 'renewed').on(pageArrived, () => false)
$asked.reset(switched)

function stateOf(failure: unknown): 'failed' | 'forbidden' {
  return isCallFailure(failure) && failure.kind === 'refused' && failure.status === 403
    ? 'forbidden'
    : 'failed'
}

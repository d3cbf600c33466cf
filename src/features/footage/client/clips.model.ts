// The rows of the list: what the server said last, and over it the writes it has not confirmed.
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { isCallFailure } from '../../../calls/failures'
import { getClipStatesFx, listClipsFx } from './calls'
import { addPage, insertClip, noPages, removeClips, renewClips, renewHead } from './clipPages'
import { asksSame, type FootageQuery } from './footageQuery'
import {
  applyWrites,
  endWrite,
  forgetWrites,
  settleWrite,
  type HeldWrite,
  type PendingWrite,
} from './pendingWrites'
import { $footageQuery, $isHere, screenEntered } from './screen.model'
import { switched } from '../../../session/client/switch.model'
import type { Clip } from '../../../../generated/facts/features/footage'

type Reach = 'first' | 'more' | 'renewed'

interface PageRequest {
  reach: Reach
  query: FootageQuery
  after?: string
  /** Counts the requests, so that a write knows which answers were asked for after it. */
  number: number
}

const pageSize = 60

export const moreAsked = createEvent()
export const renewAsked = createEvent()
export const firstAsked = createEvent()
/** Newer accounts of clips, wherever they came from. */
export const clipsHeard = createEvent<readonly Clip[]>()
export const clipAdded = createEvent<Clip>()
export const clipsLeft = createEvent<readonly string[]>()
export const writeBegan = createEvent<PendingWrite>()
export const writeConfirmed = createEvent<PendingWrite>()
export const writeFailed = createEvent<PendingWrite>()

export const $pages = createStore(noPages)
export const $listState = createStore<'loading' | 'ready' | 'failed' | 'forbidden'>('loading')
export const $isMoreFailed = createStore(false)
export const $isStale = createStore(false)
const $writes = createStore<HeldWrite[]>([])
const $requests = createStore(0)
const $asked = createStore<FootageQuery | null>(null)
const $isTrashHeld = createStore(false)

export const $shown = combine($pages, $writes, $footageQuery, (pages, writes, { sort }) =>
  applyWrites(pages, writes, sort),
)
export const $clips = $shown.map(({ clips }) => clips)
export const $clipIds = $clips.map((clips) => clips.map(({ clipId }) => clipId))
export const $hasMore = $pages.map(({ next }) => next !== undefined)

const readPageFx = createEffect(({ query, after }: PageRequest) =>
  listClipsFx({
    search: query.search || undefined,
    sort: query.sort,
    trashed: query.isTrash || undefined,
    after,
    limit: pageSize,
  }),
)
export const $isReading = readPageFx.pending

sample({ clock: screenEntered, target: firstAsked })
// Another question. The rows of the last one stay in sight until it is answered; the trash is another place.
sample({
  clock: $footageQuery,
  source: { asked: $asked, isHere: $isHere },
  filter: ({ asked, isHere }, query) => isHere && asked !== null && !asksSame(asked, query),
  fn: () => undefined,
  target: firstAsked,
})
sample({ clock: firstAsked, source: $footageQuery, target: $asked })

$requests.on([firstAsked, moreAsked, renewAsked], (count) => count + 1)
const source = { query: $footageQuery, pages: $pages, number: $requests, isReading: $isReading }
sample({
  clock: firstAsked,
  source,
  fn: ({ query, number }): PageRequest => ({ reach: 'first', query, number }),
  target: readPageFx,
})
sample({
  clock: moreAsked,
  source,
  filter: ({ pages, isReading }) => pages.next !== undefined && !isReading,
  fn: ({ query, pages, number }): PageRequest => ({
    reach: 'more',
    query,
    after: pages.next,
    number,
  }),
  target: readPageFx,
})
sample({
  clock: renewAsked,
  source,
  filter: ({ isReading }) => !isReading,
  fn: ({ query, number }): PageRequest => ({ reach: 'renewed', query, number }),
  target: readPageFx,
})

const pageArrived = sample({
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

sample({ clock: getClipStatesFx.doneData, fn: ({ clips }) => clips, target: clipsHeard })

$pages
  .on(pageArrived, (pages, { reach, page }) => {
    if (reach === 'first') return addPage(noPages, page)
    return reach === 'more' ? addPage(pages, page) : renewHead(pages, page)
  })
  .on(clipsHeard, renewClips)
  .on(clipsLeft, removeClips)
sample({
  clock: clipAdded,
  source: { pages: $pages, query: $footageQuery },
  filter: ({ query }) => !query.isTrash,
  fn: ({ pages, query }, clip) => insertClip(pages, clip, query.sort),
  target: $pages,
})

$listState
  .on(pageArrived, () => 'ready')
  .on(pageMissed, (now, { reach, state }) => (reach === 'first' ? state : now))
  .on(firstAsked, (now) => (now === 'ready' ? now : 'loading'))
$isMoreFailed
  .on(pageMissed, (_, { reach }) => reach === 'more')
  .on([pageArrived, moreAsked], () => false)
$isStale.on(pageMissed, (_, { reach }) => reach === 'renewed').on(pageArrived, () => false)

// The trash is another place: its rows and those of the list are never mixed.
const placeChanged = sample({
  clock: firstAsked,
  source: { query: $footageQuery, isTrashHeld: $isTrashHeld },
  filter: ({ query, isTrashHeld }) => query.isTrash !== isTrashHeld,
  fn: ({ query }) => query.isTrash,
})
$isTrashHeld.on(placeChanged, (_, isTrash) => isTrash)
$pages.on(placeChanged, () => noPages)
$listState.on(placeChanged, () => 'loading')

$writes
  .on(writeBegan, (writes, write) => [...writes, { write }])
  .on(writeFailed, endWrite)
  .on(pageArrived, (writes, { reach, number }) =>
    reach === 'more' ? writes : forgetWrites(writes, number),
  )
sample({
  clock: writeConfirmed,
  source: { writes: $writes, number: $requests },
  fn: ({ writes, number }, write) => settleWrite(writes, write, number),
  target: $writes,
})
sample({ clock: writeConfirmed, fn: () => undefined, target: renewAsked })
// Asked while another answer was under way: asked again once that is here.
sample({
  clock: readPageFx.finally,
  source: $writes,
  filter: (writes, { status }) =>
    status === 'done' && writes.some(({ settledAt }) => settledAt !== undefined),
  fn: () => undefined,
  target: renewAsked,
})

// Another customer's clips are another matter altogether.
$pages.reset(switched)
$listState.reset(switched)
$writes.reset(switched)
$asked.reset(switched)

function stateOf(failure: unknown): 'failed' | 'forbidden' {
  return isCallFailure(failure) && failure.kind === 'refused' && failure.status === 403
    ? 'forbidden'
    : 'failed'
}

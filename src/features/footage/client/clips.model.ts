// The rows of the list: the server's last answer with the unconfirmed writes applied to it.
import { combine, createEvent, createStore, sample } from 'effector'
import { switched } from '../../../session/client'
import { getClipStatesFx } from './calls'
import { addPage, insertClip, noPages, removeClips, renewClips, renewHead } from './clipPages'
import {
  applyWrites,
  endWrites,
  forgetWrites,
  settleWrites,
  type HeldWrite,
  type PendingWrite,
} from './pendingWrites'
import {
  $isReading,
  $requests,
  firstAsked,
  furtherAsked,
  pageArrived,
  placeChanged,
  readingEnded,
  renewAsked,
} from './reading.model'
import { $footageQuery } from './screen.model'
import type { Clip } from '../../../../generated/facts/features/footage'

/** The end of the list is near: read the next page. */
export const moreAsked = createEvent()
/** Newer versions of clips, from whichever call. */
export const clipsReceived = createEvent<readonly Clip[]>()
export const clipAdded = createEvent<Clip>()
export const clipsLeft = createEvent<readonly string[]>()
export const writesBegan = createEvent<readonly PendingWrite[]>()
export const writesConfirmed = createEvent<readonly PendingWrite[]>()
export const writesFailed = createEvent<readonly PendingWrite[]>()

export const $pages = createStore(noPages)
const $writes = createStore<HeldWrite[]>([])

export const $shown = combine($pages, $writes, $footageQuery, (pages, writes, { sort }) =>
  applyWrites(pages, writes, sort),
)
export const $clips = $shown.map(({ clips }) => clips)
export const $clipIds = $clips.map((clips) => clips.map(({ clipId }) => clipId))

// Whether a page was asked for while another answer was under way; it is read after that.
const $isMoreWanted = createStore(false)
  .on(moreAsked, () => true)
  .reset(furtherAsked, firstAsked, placeChanged, switched)
sample({
  clock: [moreAsked, readingEnded],
  source: { pages: $pages, isMoreWanted: $isMoreWanted, isReading: $isReading },
  filter: ({ pages, isMoreWanted, isReading }) =>
    isMoreWanted && !isReading && pages.next !== undefined,
  fn: ({ pages }) => pages.next as string,
  target: furtherAsked,
})
sample({ clock: getClipStatesFx.doneData, fn: ({ clips }) => clips, target: clipsReceived })

$pages
  .on(pageArrived, (pages, { reach, page }) => {
    if (reach === 'first') return addPage(noPages, page)
    return reach === 'more' ? addPage(pages, page) : renewHead(pages, page)
  })
  .on(clipsReceived, renewClips)
  .on(clipsLeft, removeClips)
  // Rows of the trash and the list, or of two customers, are never mixed.
  .on([placeChanged, switched], () => noPages)
sample({
  clock: clipAdded,
  source: { pages: $pages, query: $footageQuery },
  filter: ({ query }) => !query.isTrash,
  fn: ({ pages, query }, clip) => insertClip(pages, clip, query.sort),
  target: $pages,
})

$writes
  .on(writesBegan, (writes, begun) => [...writes, ...begun.map((write) => ({ write }))])
  .on(writesFailed, endWrites)
  .on(pageArrived, (writes, { reach, number }) =>
    reach === 'more' ? writes : forgetWrites(writes, number),
  )
  .reset(switched)
sample({
  clock: writesConfirmed,
  source: { writes: $writes, number: $requests },
  fn: ({ writes, number }, confirmed) => settleWrites(writes, confirmed, number),
  target: $writes,
})
sample({ clock: writesConfirmed, fn: () => undefined, target: renewAsked })
// Reads again after an answer that may have been requested before a write was confirmed.
sample({
  clock: readingEnded,
  source: $writes,
  filter: (writes, { status }) =>
    status === 'done' && writes.some(({ settledAt }) => settledAt !== undefined),
  fn: () => undefined,
  target: renewAsked,
})

// The rows of the list: what the server said last, and over it the writes it has not confirmed.
import { combine, createEvent, createStore, sample } from 'effector'
import { switched } from '../../../session/client/customers/switch.model'
import { getClipStatesFx } from './calls'
import { addPage, insertClip, noPages, removeClips, renewClips, renewHead } from './clipPages'
import {
  applyWrites,
  endWrite,
  forgetWrites,
  settleWrite,
  type HeldWrite,
  type PendingWrite,
} from './pendingWrites'
import {
  $requests,
  furtherAsked,
  pageArrived,
  placeChanged,
  readingEnded,
  renewAsked,
} from './reading.model'
import { $footageQuery } from './screen.model'
import type { Clip } from '../../../../generated/facts/features/footage'

/** The last rows are near. */
export const moreAsked = createEvent()
/** Newer accounts of clips, wherever they came from. */
export const clipsHeard = createEvent<readonly Clip[]>()
export const clipAdded = createEvent<Clip>()
export const clipsLeft = createEvent<readonly string[]>()
export const writeBegan = createEvent<PendingWrite>()
export const writeConfirmed = createEvent<PendingWrite>()
export const writeFailed = createEvent<PendingWrite>()

export const $pages = createStore(noPages)
const $writes = createStore<HeldWrite[]>([])

export const $shown = combine($pages, $writes, $footageQuery, (pages, writes, { sort }) =>
  applyWrites(pages, writes, sort),
)
export const $clips = $shown.map(({ clips }) => clips)
export const $clipIds = $clips.map((clips) => clips.map(({ clipId }) => clipId))

sample({
  clock: moreAsked,
  source: $pages,
  filter: ({ next }) => next !== undefined,
  fn: ({ next }) => next as string,
  target: furtherAsked,
})
sample({ clock: getClipStatesFx.doneData, fn: ({ clips }) => clips, target: clipsHeard })

$pages
  .on(pageArrived, (pages, { reach, page }) => {
    if (reach === 'first') return addPage(noPages, page)
    return reach === 'more' ? addPage(pages, page) : renewHead(pages, page)
  })
  .on(clipsHeard, renewClips)
  .on(clipsLeft, removeClips)
  // The trash is another place, another customer another world: their rows are never mixed.
  .on([placeChanged, switched], () => noPages)
sample({
  clock: clipAdded,
  source: { pages: $pages, query: $footageQuery },
  filter: ({ query }) => !query.isTrash,
  fn: ({ pages, query }, clip) => insertClip(pages, clip, query.sort),
  target: $pages,
})

$writes
  .on(writeBegan, (writes, write) => [...writes, { write }])
  .on(writeFailed, endWrite)
  .on(pageArrived, (writes, { reach, number }) =>
    reach === 'more' ? writes : forgetWrites(writes, number),
  )
  .reset(switched)
sample({
  clock: writeConfirmed,
  source: { writes: $writes, number: $requests },
  fn: ({ writes, number }, write) => settleWrite(writes, write, number),
  target: $writes,
})
sample({ clock: writeConfirmed, fn: () => undefined, target: renewAsked })
// Asked while another answer was under way: asked again once that is here.
sample({
  clock: readingEnded,
  source: $writes,
  filter: (writes, { status }) =>
    status === 'done' && writes.some(({ settledAt }) => settledAt !== undefined),
  fn: () => undefined,
  target: renewAsked,
})

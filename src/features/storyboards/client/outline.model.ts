// The outline of the open storyboard: read, edited, undone and redone, and saved by itself.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { autosaveMs } from '../../../../generated/facts/constants'
import {
  outlineOpSchema,
  type GetStoryboardResponse,
  type OutlineOp,
  type ShotSlot,
  type ShotThread,
} from '../../../../generated/facts/features/storyboards'
import { networkChanged } from '../../../browser/network'
import { pageHidden, pageLeft } from '../../../browser/tabs'
import { createTimer } from '../../../browser/timer'
import { isCallFailure } from '../../../calls/failures'
import { createKept } from '../../../screens/client'
import { $userId } from '../../../session/client'
import { eventHeard } from '../../../shell/events/heard'
import {
  acknowledged,
  begunSending,
  edited,
  notSent,
  opened,
  received,
  redone,
  shownOf,
  told,
  undone,
  unsavedOf,
  type Clash,
  type Editing,
} from '../editing'
import { settled } from '../settled'
import type { Lost } from '../lost'
import { scenesOf } from '../outline'
import { assignShotsFx, editStoryboardFx, getStoryboardFx, readAgainFx } from './calls'
import { $mayEdit, $storyboardId, storyboardList } from './open'

export interface Edit {
  readonly ops: readonly OutlineOp[]
  /** Edits of one name that follow each other are undone together. */
  readonly typing?: string
}

export const outlineEdited = createEvent<Edit>()
export const undoAsked = createEvent()
export const redoAsked = createEvent()
export const clashSettled = createEvent<{ clash: Clash; whose: 'mine' | 'theirs' }>()
export const lostSeen = createEvent<readonly Lost[]>()
export const outlineReadAgain = createEvent()
export const saveAsked = createEvent()
/** Until a server that was not reached is asked again. */
const unreachedMs = 10_000

const readFx = attach({
  source: $storyboardId,
  effect: (storyboardId) => getStoryboardFx({ storyboardId: storyboardId ?? '' }),
})
const readTheirsFx = attach({
  source: $storyboardId,
  effect: (storyboardId) => readAgainFx({ storyboardId: storyboardId ?? '' }),
})
const ofOpen = {
  source: $storyboardId,
  filter: (id: string | null, { storyboard }: GetStoryboardResponse) =>
    storyboard.storyboardId === id,
  fn: (_: string | null, reply: GetStoryboardResponse) => reply,
}
const read = sample({ clock: readFx.doneData, ...ofOpen })
const readTheirs = sample({ clock: readTheirsFx.doneData, ...ofOpen })
export const $isMissing = createStore(false)
  .on(readFx.finally, (_, { status }) => status === 'fail')
  .reset($storyboardId)

const kept = createKept<{ ops: readonly OutlineOp[] }>({
  name: 'storyboards.outline',
  $id: $storyboardId,
  read: read.map(({ storyboard, outlineRev }) => ({
    id: storyboard.storyboardId,
    document: { ops: [] },
    rev: outlineRev,
  })),
  isFit: ({ ops }) => ops.every((op) => outlineOpSchema.safeParse(op).success),
})

interface Sending {
  readonly storyboardId: string
  readonly ops: readonly OutlineOp[]
  /** Nothing else waits. */
  readonly isAll: boolean
}

export const sendFx = attach({
  mapParams: ({ storyboardId, ops }: Sending) => ({ storyboardId, ops: [...ops] }),
  effect: editStoryboardFx,
})
const mayDo = { source: $mayEdit, filter: Boolean }
const doneHere = sample({ clock: outlineEdited, ...mayDo, fn: (_, edit: Edit) => edit })
const undoneHere = sample({ clock: undoAsked, ...mayDo, fn: () => undefined })
const redoneHere = sample({ clock: redoAsked, ...mayDo, fn: () => undefined })
const sendingBegun = createEvent<Sending>()

/** Of the storyboard that was read last: what is not saved yet is, also once it is left. */
const $last = createStore<Editing | null>(null, { serialize: 'ignore' })
  .on(read, (_, { storyboard, scenes, shots, outlineRev }) =>
    opened(storyboard.storyboardId, { scenes, shots }, outlineRev),
  )
  .on(readTheirs, (open, { scenes, shots, outlineRev }) =>
    open && outlineRev >= open.rev ? received(open, { scenes, shots }, outlineRev) : open,
  )
  .on(kept.found, (open, { document }) => open && { ...open, waiting: document.ops })
  .on(doneHere, (open, { ops, typing }) => open && edited(open, ops, typing))
  .on(undoneHere, (open) => open && undone(open))
  .on(redoneHere, (open) => open && redone(open))
  .on(clashSettled, (open, { clash, whose }) => open && settled(open, clash, whose))
  .on(lostSeen, (open, lost) => open && told(open, lost))
  .on(sendingBegun, (open) => open && begunSending(open))
  .on(sendFx.fail, (open, { params }) =>
    open?.storyboardId === params.storyboardId ? notSent(open) : open,
  )
  .on(sendFx.done, (open, { params, result }) =>
    open?.storyboardId === params.storyboardId ? acknowledged(open, result) : open,
  )
export const $editing = combine($last, $storyboardId, (last, id) =>
  last?.storyboardId === id ? last : null,
)

export const $outline = $editing.map(shownOf)
export const $scenes = $outline.map(scenesOf)
export const $clashes = $editing.map((open) => open?.clashes ?? [])
export const $lost = $editing.map((open) => open?.lost ?? [])
/** How far the recordings are, by shot. */
export const $threads = createStore<ReadonlyMap<string, ShotThread>>(new Map(), {
  serialize: 'ignore',
}).on(
  [read, readTheirs, assignShotsFx.doneData],
  (_, { threads }) => new Map(threads.map((thread) => [thread.shotId, thread])),
)
/** Where they stand in what was assembled last, by shot. */
export const $slots = createStore<ReadonlyMap<string, ShotSlot>>(new Map(), {
  serialize: 'ignore',
}).on([read, readTheirs], (_, { slots }) => new Map(slots.map((slot) => [slot.shotId, slot])))

export const $pictures = createStore<ReadonlyMap<string, string>>(new Map(), {
  serialize: 'ignore',
}).on([read, readTheirs], (_, { pictures }) => new Map(pictures.map(({ id, url }) => [id, url])))

sample({
  clock: [$storyboardId, outlineReadAgain],
  source: $storyboardId,
  filter: (id) => id !== null,
  fn: () => undefined,
  target: readFx,
})
// Somebody else has done something, or a recording has gone on.
sample({
  clock: eventHeard,
  source: { id: $storyboardId, userId: $userId, open: $editing },
  filter: ({ id, open }, { topic, row }) =>
    open !== null &&
    (topic === 'tasks' ||
      topic === 'programs' ||
      topic === 'crowd' ||
      (topic === 'storyboards' && row?.id === id && (row?.rev ?? 0) > open.rev)),
  fn: () => undefined,
  target: readTheirsFx,
})

/** When something was sent last. */
const $revSeen = createStore(1)
sample({ clock: sendingBegun, source: $last, fn: (open) => open?.rev ?? 1, target: $revSeen })

export const $count = $editing.map((open) => (open ? unsavedOf(open).length : 0))
export const $savedAt = createStore<string | null>(null)
  .on(sendFx.doneData, (_, { storyboard }) => storyboard.updatedAt)
  .reset($storyboardId)
const unreached = sendFx.failData.filter({
  fn: (failure) => isCallFailure(failure) && failure.kind === 'unreachable',
})
export const $isUnreached = createStore(false)
  .on(unreached, () => true)
  .reset(sendFx.done, $storyboardId)

const rest = createTimer()
sample({
  clock: [doneHere, undoneHere, redoneHere, clashSettled],
  fn: () => autosaveMs,
  target: rest.started,
})
sample({ clock: unreached, fn: () => unreachedMs, target: rest.started })
sample({
  clock: [networkChanged.filter({ fn: Boolean }), kept.found],
  fn: () => undefined,
  target: saveAsked,
})
const due = sample({
  clock: [rest.ended, saveAsked, sendFx.done, $storyboardId, pageHidden, pageLeft],
  source: { open: $last, isSending: sendFx.pending },
  filter: ({ open, isSending }) => !isSending && (open?.waiting.length ?? 0) > 0,
  fn: ({ open }): Sending => {
    const { storyboardId, sent, waiting } = begunSending(open!)
    return { storyboardId, ops: sent, isAll: waiting.length === 0 }
  },
})
sample({ clock: due, target: [sendingBegun, sendFx] })
// What somebody else did meanwhile is in none of the rows that the reply names.
sample({
  clock: sendFx.doneData,
  source: $revSeen,
  filter: (seen, { outlineRev, refused }) => outlineRev > seen + 1 || refused.length > 0,
  fn: () => undefined,
  target: readTheirsFx,
})

// Whatever becomes of the request or of the page meanwhile.
sample({
  clock: [sendFx, rest.ended, pageHidden, pageLeft],
  source: $last,
  filter: (open) => open !== null && unsavedOf(open).length > 0,
  fn: (open) => {
    const ops = unsavedOf(open!)
    return { id: open!.storyboardId, document: { ops }, changes: ops.length, rev: open!.rev }
  },
  target: kept.written,
})
sample({
  clock: sendFx.done,
  source: $last,
  filter: (open, { params }) =>
    params.isAll && (open?.storyboardId !== params.storyboardId || unsavedOf(open).length === 0),
  fn: (_, { params }) => params.storyboardId,
  target: kept.removed,
})
sample({
  clock: sendFx.doneData,
  fn: ({ storyboard }) => [{ ...storyboard }],
  target: storyboardList.rows.rowsReceived,
})

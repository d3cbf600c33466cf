// Saves a document by itself: a moment after each edit, and at once when it is left.
import { attach, createEvent, createStore, sample, type Event } from 'effector'
import { networkChanged } from '../../../browser/network'
import { pageHidden, pageLeft } from '../../../browser/tabs'
import { createTimer } from '../../../browser/timer'
import { unfinishedWorkChanged } from '../../../browser/unfinished/work.model'
import { isCallFailure, type CallFailure } from '../../../calls/failures'
import {
  noticeActionChosen,
  noticeDismissed,
  noticeShown,
} from '../../../shell/notices/notices.model'
import { createKept, type KeptSources } from './createKept'
import type { OpenDocument } from './createUndo'
import type { DocumentRead } from './documentRead'
import { unsavedNotice } from './unsavedNotice'

export interface Unsaved<Document> extends Omit<DocumentRead<Document>, 'rev'> {
  /** How many edits; what is dragged or typed in one go is one. */
  readonly changes: number
  /** Undo has so many steps since. */
  readonly steps: number
}

/** The reply to saving, and what was saved. */
export type Saved<Document, Reply> = Omit<DocumentRead<Document>, 'rev'> & { readonly reply: Reply }

interface Outcome {
  readonly rev: number
  /** ISO time. */
  readonly at: string
}

export interface SavingSources<Document, Reply> extends KeptSources<Document> {
  readonly changed: Event<OpenDocument<Document, unknown>>
  readonly save: (document: DocumentRead<Document>) => Promise<Reply>
  readonly outcomeOf: (reply: Reply) => Outcome
  /** After the last edit, in ms. */
  readonly restMs: number
  /** Codes of refusals that say that somebody else has it, or has changed it. */
  readonly conflicts: readonly string[]
}

const isUnreached = (failure: CallFailure) => failure.kind === 'unreachable'

/** Until a server that was not reached is asked again. */
const unreachedMs = 10_000

export function createDocumentSaving<Document extends object, Reply>(
  sources: SavingSources<Document, Reply>,
) {
  const { name, $id, read, changed, save, outcomeOf, restMs, conflicts } = sources
  const noticeId = `${name}.saving`
  /** At once, instead of a moment later. */
  const saveAsked = createEvent()
  /** What stands here and cannot be saved is given up for what the server has. */
  const theirsTaken = createEvent()
  /** What stands here is saved over what the server has, which is of that version. */
  const mineKept = createEvent<{ readonly id: string; readonly rev: number }>()
  const { written, removed, found } = createKept(sources)

  const $unsaved = createStore<Unsaved<Document> | null>(null, { serialize: 'ignore' })
  /** Of each document, of what was read or saved last. */
  const $revs = createStore<Readonly<Record<string, number>>>({}, { serialize: 'ignore' })

  const saveFx = attach({
    source: { unsaved: $unsaved, revs: $revs },
    async effect({ unsaved, revs }): Promise<Saved<Document, Reply> | undefined> {
      if (!unsaved) return undefined
      const { id, document } = unsaved
      return { id, document, reply: await save({ id, document, rev: revs[id] ?? 1 }) }
    },
  })
  const saved = saveFx.doneData.filterMap((reply) => reply)
  const failed = saveFx.failData.filterMap((failure) =>
    isCallFailure(failure) ? failure : undefined,
  )
  const isTheirs = (failure: CallFailure) =>
    failure.kind === 'refused' && conflicts.includes(failure.code ?? '')

  $unsaved
    .on(changed, withMore)
    // What stands here now is what was read.
    .on(read, (unsaved, { id }) => (unsaved?.id === id ? null : unsaved))
    .on(found, (_, { id, document, changes }) => ({ id, document, changes, steps: 1 }))
    // What was edited while it was on its way is saved next.
    .on(saved, (unsaved, { document }) => (unsaved?.document === document ? null : unsaved))
    .reset(theirsTaken)
  $revs
    .on([read, mineKept, found], (revs, { id, rev }) => ({ ...revs, [id]: rev }))
    .on(saved, (revs, { id, reply }) => ({ ...revs, [id]: outcomeOf(reply).rev }))

  const $isSaving = saveFx.pending
  /** ISO time; null: nothing was saved since it was read. */
  const $savedAt = createStore<string | null>(null)
    .on(saved, (_, { reply }) => outcomeOf(reply).at)
    .reset(read)
  const $isUnsaved = $unsaved.map((unsaved) => unsaved !== null)
  /** Somebody else has changed it, or does: what stands here is not saved over theirs. */
  const $isConflict = createStore(false)
    .on(failed, (_, failure) => isTheirs(failure))
    .reset(read, mineKept, theirsTaken)
  /** The server was not reached: edits stay here. */
  const $isUnreached = createStore(false)
    .on(failed, (_, failure) => isUnreached(failure))
    .reset(saved, read, theirsTaken)
  const refused = failed.filter({ fn: (failure) => !isTheirs(failure) && !isUnreached(failure) })
  /** It is not tried again by itself until more is edited. */
  const $isRefused = createStore(false)
    .on(refused, () => true)
    .reset(saveFx, read, theirsTaken)

  const rest = createTimer()
  sample({ clock: changed, fn: () => restMs, target: rest.started })
  sample({
    clock: failed,
    filter: isUnreached,
    fn: () => unreachedMs,
    target: rest.started,
  })
  sample({ clock: networkChanged, filter: Boolean, fn: () => undefined, target: saveAsked })
  sample({
    clock: [rest.ended, $id, saveAsked, mineKept, saveFx.done, pageHidden, pageLeft],
    source: { isUnsaved: $isUnsaved, isSaving: $isSaving, isConflict: $isConflict },
    filter: ({ isUnsaved, isSaving, isConflict }) => isUnsaved && !isSaving && !isConflict,
    fn: () => undefined,
    target: saveFx,
  })

  // Whatever becomes of the request or of the page meanwhile, and also while nothing can be saved.
  sample({
    clock: [saveFx, rest.ended, pageHidden, pageLeft],
    source: { unsaved: $unsaved, revs: $revs },
    filter: ({ unsaved }) => unsaved !== null,
    fn: ({ unsaved, revs }) => {
      const { id, document, changes } = unsaved!
      return { id, document, changes, rev: revs[id] ?? 1 }
    },
    target: written,
  })
  sample({ clock: saved, fn: ({ id }) => id, target: removed })
  sample({ clock: theirsTaken, source: $id, filter: (id) => id !== null, target: removed })

  sample({
    clock: refused,
    fn: (failure) => unsavedNotice(noticeId, failure),
    target: noticeShown,
  })
  sample({ clock: saved, fn: () => noticeId, target: noticeDismissed })
  sample({
    clock: noticeActionChosen,
    filter: (id) => id === noticeId,
    fn: () => undefined,
    target: saveAsked,
  })
  sample({
    clock: $isUnsaved,
    fn: (isUnsaved) => ({
      holder: name,
      count: isUnsaved ? 1 : 0,
      running: 'shell.leaving.drafts.running' as const,
      stopped: 'shell.leaving.drafts.stopped' as const,
    }),
    target: unfinishedWorkChanged,
  })

  function withMore(
    unsaved: Unsaved<Document> | null,
    { id, document, past }: OpenDocument<Document, unknown>,
  ): Unsaved<Document> {
    const before = unsaved?.id === id ? unsaved : null
    const changes = (before?.changes ?? 0) + (before?.steps === past.length ? 0 : 1)
    return { id, document, steps: past.length, changes }
  }

  /** Tells once what was asked for may begin: what was edited until then is saved. */
  function onceSaved(asked: Event<void>) {
    const $isWaiting = createStore(false)
    const ready = sample({
      clock: [asked, saveFx.finally],
      source: { isWaiting: $isWaiting, isUnsaved: $isUnsaved, isSaving: $isSaving },
      filter: ({ isWaiting, isUnsaved, isSaving }) => isWaiting && !isUnsaved && !isSaving,
      fn: () => undefined,
    })
    $isWaiting
      .on(asked, () => true)
      .on(failed, () => false)
      .reset(ready, theirsTaken, mineKept, $id)
    sample({ clock: asked, target: saveAsked })
    return { ready, $isWaiting }
  }

  return {
    onceSaved,
    saveAsked,
    theirsTaken,
    mineKept,
    found,
    saveFx,
    saved,
    $unsaved,
    $revs,
    $isSaving,
    $isUnsaved,
    $savedAt,
    $isConflict,
    $isUnreached,
    $isRefused,
  }
}

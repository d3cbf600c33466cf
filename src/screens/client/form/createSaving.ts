// Sends a draft. What is typed meanwhile stays a draft; what others saved meanwhile is merged.
import { createEffect, createEvent, createStore, sample, type Store } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { $isOnline, networkChanged } from '../../../browser/network'
import type { CallFailure } from '../../../calls/failures'
import { valueIn, type Row, type RowsBeside } from '../row'
import type { Faults } from './check'
import type { DraftUnits } from './createDrafts'
import { changedFields, isAutosaved, newDraft, withoutKeys, type Draft } from './draft'
import { resolveConflict } from './merge'
import { refusalOf, withRefusal } from './refusal'
import { createWriteFx, requestOf, type WriteRequest } from './request'
import type { FormInput } from './values'

interface SavingSources {
  readonly screen: Screen
  readonly rows: RowsBeside
  readonly keyOf: (row: Row) => string
  readonly $inputs: Store<readonly FormInput[]>
  readonly drafts: DraftUnits
  readonly check: (inputs: readonly FormInput[], draft: Draft) => Faults
}

interface Write {
  readonly draft: Draft
  readonly request: WriteRequest
  /** Of whom a change was merged into this one. */
  readonly mergedWith: Row | null
}

export interface Saved {
  readonly row: Row
  readonly isNew: boolean
  readonly mergedWith: Row | null
}

export function createSaving(sources: SavingSources) {
  const { screen, rows, keyOf, $inputs, drafts, check } = sources
  const { $drafts, $open, draftPut, discarded } = drafts
  const saveAsked = createEvent()
  const saveBegun = createEvent<Draft>()
  const faultsFound = createEvent<Faults>()
  const writeAsked = createEvent<{ draft: Draft; mergedWith: Row | null }>()

  const { create, update } = screen.calls
  const createFx = create && createWriteFx(create)
  const updateFx = update && createWriteFx(update)
  const writeFx = createEffect<Write, Row, CallFailure>(({ draft, request }) => {
    const writeRowFx = draft.row === null ? createFx : updateFx
    if (!writeRowFx) throw new Error(`The screen ${screen.id} does not write such rows.`)
    return writeRowFx(request)
  })

  const $savingIds = createStore<readonly string[]>([], { serialize: 'ignore' })
    .on(writeAsked, (ids, { draft }) => [...ids, draft.id])
    .on(writeFx.finally, (ids, { params }) => ids.filter((id) => id !== params.draft.id))
  /** Saved as soon as the network is back. */
  const $waitingId = createStore<string | null>(null, { serialize: 'ignore' })

  sample({
    clock: saveAsked,
    source: { open: $open, inputs: $inputs, savingIds: $savingIds },
    filter: ({ open, inputs, savingIds }) =>
      open !== null && !savingIds.includes(open.id) && isToBeSaved(open, inputs),
    fn: ({ open }) => open as Draft,
    target: saveBegun,
  })
  const judged = sample({
    clock: saveBegun,
    source: { inputs: $inputs, isOnline: $isOnline },
    fn: ({ inputs, isOnline }, begun) => {
      const draft = resolveConflict(begun) ?? begun
      const faults = check(inputs, draft)
      const isFaulty = Object.keys(faults).length > 0
      // Of a conflict, only what they did may have been chosen.
      const isSettled = draft.row !== null && changedFields(inputs, draft).length === 0
      return { draft, faults, isFaulty, isSettled, isOnline }
    },
  })
  sample({
    clock: judged,
    fn: ({ draft, faults }) => ({ ...draft, faults, problem: null, isToRetry: false }),
    target: draftPut,
  })
  sample({
    clock: judged,
    filter: ({ isFaulty }) => isFaulty,
    fn: ({ faults }) => faults,
    target: faultsFound,
  })
  sample({
    clock: judged,
    filter: ({ isFaulty, isSettled, isOnline }) => !isFaulty && !isSettled && isOnline,
    fn: ({ draft }) => ({ draft, mergedWith: null }),
    target: writeAsked,
  })
  sample({
    clock: judged,
    filter: ({ isSettled }) => isSettled,
    fn: ({ draft }) => draft.id,
    target: discarded,
  })
  $waitingId
    .on(judged, (_, { draft, isFaulty, isOnline }) => (isFaulty || isOnline ? null : draft.id))
    .on(discarded, (waiting, id) => (waiting === id ? null : waiting))
  sample({
    clock: networkChanged,
    source: { id: $waitingId, drafts: $drafts },
    filter: ({ id, drafts: all }, isOnline) => isOnline && id !== null && id in all,
    fn: ({ id, drafts: all }) => all[id ?? ''] as Draft,
    target: saveBegun,
  })

  sample({
    clock: writeAsked,
    source: $inputs,
    fn: (inputs, { draft, mergedWith }) => ({
      draft,
      mergedWith,
      request: requestOf(screen, inputs, draft),
    }),
    target: writeFx,
  })

  /** A space at the end stays in the field until it is left, while the row is saved without it. */
  const isBeingTyped = (field: string, edit: unknown, row: Row) =>
    isAutosaved(screen, row) && typeof edit === 'string' && edit !== (valueIn(row, field) ?? '')

  const saved = writeFx.done.map(({ params: { draft, mergedWith }, result }): Saved => ({
    row: result,
    isNew: draft.row === null,
    mergedWith,
  }))
  sample({ clock: saved, fn: ({ row }) => [row], target: rows.rowsReceived })
  const left = sample({
    clock: writeFx.done,
    source: { drafts: $drafts, inputs: $inputs },
    fn: ({ drafts: all, inputs }, { params: { draft: sent }, result: row }) => {
      const edits = all[sent.id]?.edits ?? {}
      const settled = Object.keys(edits).filter(
        (field) => edits[field] === sent.edits[field] && !isBeingTyped(field, edits[field], row),
      )
      const draft = newDraft(keyOf(row), row, withoutKeys(edits, settled))
      const isTyped = isAutosaved(screen, row) && Object.keys(draft.edits).length > 0
      return { sentId: sent.id, draft, isLeft: isTyped || changedFields(inputs, draft).length > 0 }
    },
  })
  sample({ clock: left, fn: ({ sentId }) => sentId, target: discarded })
  sample({
    clock: left,
    filter: ({ isLeft }) => isLeft,
    fn: ({ draft }) => draft,
    target: draftPut,
  })
  // What was made is shown in the place of its form.
  sample({
    clock: left,
    source: rows.$openId,
    filter: (openId, { sentId, draft }) => openId === sentId && sentId !== draft.id,
    fn: (_, { draft }) => draft.id,
    target: rows.rowOpened,
  })

  const refused = sample({
    clock: writeFx.fail,
    source: { drafts: $drafts, inputs: $inputs },
    filter: ({ drafts: all }, { params }) => params.draft.id in all,
    fn: ({ drafts: all, inputs }, { params, error }) => ({
      draft: all[params.draft.id] as Draft,
      refusal: refusalOf(
        error,
        screen,
        inputs.map(({ field }) => field),
      ),
    }),
  })
  /** Somebody else saved the row first. */
  const overtaken = refused.filterMap(({ draft, refusal }) =>
    refusal.kind === 'changed' ? draft : undefined,
  )
  sample({
    clock: refused,
    filter: ({ refusal }) => refusal.kind === 'faults' || refusal.kind === 'gone',
    fn: ({ draft, refusal }) => withRefusal(draft, refusal),
    target: draftPut,
  })
  sample({
    clock: refused.filterMap(({ refusal }) =>
      refusal.kind === 'faults' ? refusal.faults : undefined,
    ),
    target: faultsFound,
  })

  return {
    saveAsked,
    saveBegun,
    saved,
    faultsFound,
    refused,
    overtaken,
    writeAsked,
    $savingIds,
    $waitingId,
  }
}

export type Saving = ReturnType<typeof createSaving>

/** A new row is asked for whole, so that an empty form says what it needs. */
export const isToBeSaved = (draft: Draft, inputs: readonly FormInput[]) =>
  !draft.isGone &&
  resolveConflict(draft) !== null &&
  (draft.row === null || draft.conflict !== null || changedFields(inputs, draft).length > 0)

// What is being said, and not sent yet: kept on this computer, so that nothing that was typed is lost.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { ulid } from 'ulid'
import type { Stroke } from '../../../../../generated/facts/features/approvals'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../../../browser/storage'
import { $userId } from '../../../../session/client'
import { addCommentFx } from './calls'
import { $programId, $version } from './review.model'

export interface Draft {
  /** Sent twice it is said once. */
  readonly commentId: string
  readonly body: string
  readonly fromMs?: number | undefined
  readonly toMs?: number | undefined
  readonly parentId?: string | undefined
  readonly drawing: readonly Stroke[]
  /** The one whose moment it is; undefined: the one that is watched. */
  readonly versionId?: string | undefined
  readonly mentions: ReadonlyArray<{ readonly id: string; readonly name: string }>
}

const newDraft = (): Draft => ({ commentId: ulid(), body: '', drawing: [], mentions: [] })
const mostStrokes = 20

export const draftChanged = createEvent<Partial<Draft>>()
export const strokeDrawn = createEvent<{ stroke: Stroke; atMs: number }>()
export const strokeUndone = createEvent()
export const draftSent = createEvent()
export const draftDropped = createEvent()

const $key = combine($userId, $programId, (userId, id) => `approvals.unsent.${userId}.${id ?? ''}`)

const readFx = attach({ source: $key, effect: (key) => readStorageFx({ key }) })
sample({ clock: $programId, filter: (id) => id !== null, fn: () => undefined, target: readFx })

const sendFx = attach({
  source: { programId: $programId, version: $version },
  effect: (
    { programId, version },
    { mentions, drawing, versionId = version?.versionId ?? '', ...draft }: Draft,
  ) =>
    addCommentFx({
      ...draft,
      programId: programId ?? '',
      versionId,
      ...(drawing.length > 0 && { drawing: [...drawing] }),
      ...(mentions.length > 0 && { mentions: mentions.map(({ id }) => id) }),
    }),
})

const changed = sample({
  clock: draftChanged,
  source: $version,
  fn: (version, change) => ({ change, versionId: version?.versionId }),
})
const drawn = sample({
  clock: strokeDrawn,
  source: $version,
  fn: (version, stroke) => ({ ...stroke, versionId: version?.versionId }),
})
const sent = sendFx.done.map(({ params }) => params.commentId)

export const $draft = createStore<Draft>(newDraft(), { serialize: 'ignore' })
  .on(readFx.doneData, (_, text) => parse(text))
  .on(changed, (draft, { change, versionId }) => ({
    ...draft,
    ...change,
    // What is said of a moment stays with the version whose moment it is.
    ...(change.fromMs !== undefined && { versionId }),
  }))
  .on(drawn, (draft, { stroke, atMs, versionId }) => ({
    ...draft,
    versionId: draft.versionId ?? versionId,
    fromMs: draft.fromMs ?? atMs,
    drawing: [...draft.drawing, stroke].slice(0, mostStrokes),
  }))
  .on(strokeUndone, (draft) => ({ ...draft, drawing: draft.drawing.slice(0, -1) }))
  .on(sent, (draft, commentId) => (draft.commentId === commentId ? newDraft() : draft))
  .on(draftDropped, newDraft)

export const $isSending = sendFx.pending
/** It is kept, and can be sent again. */
export const $isUnsent = createStore(false)
  .on(sendFx.fail, () => true)
  .reset(draftChanged, sendFx, $programId)
export const $maySend = combine(
  $draft,
  $version,
  ({ body }, version) => body.trim() !== '' && version !== null,
)

sample({
  clock: draftSent,
  source: { draft: $draft, maySend: $maySend, isSending: $isSending },
  filter: ({ maySend, isSending }) => maySend && !isSending,
  fn: ({ draft }) => draft,
  target: sendFx,
})

const keepFx = attach({
  source: $key,
  effect: (key, draft: Draft) =>
    draft.body === '' && draft.drawing.length === 0
      ? removeStorageFx({ key })
      : writeStorageFx({ key, value: JSON.stringify(draft) }),
})
sample({
  clock: [changed, drawn, strokeUndone, draftDropped, sent],
  source: $draft,
  target: keepFx,
})

/** What another version of the product kept may have another shape. */
function parse(text: string | null): Draft {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Draft> | null
    return kept && typeof kept.body === 'string' ? { ...newDraft(), ...kept } : newDraft()
  } catch {
    return newDraft()
  }
}

// What is being said, and not sent yet: kept on this computer, so that nothing that was typed is lost.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { ulid } from 'ulid'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../../../browser/storage'
import { $userId } from '../../../../session/client'
import { addCommentFx } from './calls'
import { jumped } from './jump.model'
import { $isPlaying, $positionMs } from './viewing.model'
import { $programId, programOpened } from './watch.model'

export interface Draft {
  /** Sent twice it is said once. */
  readonly commentId: string
  readonly body: string
  readonly fromMs?: number | undefined
  readonly parentId?: string | undefined
}
const newDraft = (): Draft => ({ commentId: ulid(), body: '' })

export const draftTyped = createEvent<string>()
/** Something is said of the moment that is shown; the film waits. */
export const momentStamped = createEvent()
export const stampDropped = createEvent()
/** null: it answers nothing. */
export const answerBegun = createEvent<string | null>()
export const draftSent = createEvent()
export const draftDropped = createEvent()

const $key = combine($userId, $programId, (userId, id) => `home.unsent.${userId}.${id ?? ''}`)
const readFx = attach({ source: $key, effect: (key) => readStorageFx({ key }) })
sample({ clock: programOpened, target: readFx })

const sendFx = attach({
  source: $programId,
  effect: (programId, { body, ...draft }: Draft) =>
    addCommentFx({ ...draft, body: body.trim(), programId: programId ?? '' }),
})
const stamped = sample({ clock: momentStamped, source: $positionMs })
const sent = sendFx.done.map(({ params }) => params.commentId)

export const $draft = createStore<Draft>(newDraft(), { serialize: 'ignore' })
  .on(programOpened, newDraft)
  .on(readFx.doneData, (_, text) => parse(text))
  .on(draftTyped, (draft, body) => ({ ...draft, body }))
  .on(stamped, (draft, fromMs) => (draft.parentId ? draft : { ...draft, fromMs }))
  .on(stampDropped, (draft) => ({ ...draft, fromMs: undefined }))
  .on(answerBegun, (draft, parentId) => ({
    ...draft,
    parentId: parentId ?? undefined,
    fromMs: undefined,
  }))
  .on(sent, (draft, commentId) => (draft.commentId === commentId ? newDraft() : draft))
  .on(draftDropped, newDraft)

export const $isSending = sendFx.pending
/** It is kept, and can be sent again. */
export const $isUnsent = createStore(false)
  .on(sendFx.fail, () => true)
  .reset(draftTyped, sendFx, programOpened)
export const $maySend = $draft.map(({ body }) => body.trim() !== '')

sample({
  clock: draftSent,
  source: { draft: $draft, maySend: $maySend, isSending: $isSending },
  filter: ({ maySend, isSending }) => maySend && !isSending,
  fn: ({ draft }) => draft,
  target: sendFx,
})

/** The first letter holds the film, and what was said lets it go on. */
const $holds = createStore(false)
const held = sample({ clock: momentStamped, source: $isPlaying, filter: Boolean })
const letGo = sample({ clock: [sent, draftDropped], source: $holds, filter: Boolean })
$holds.on(held, () => true).reset(letGo, programOpened)
sample({ clock: held, fn: () => ({ plays: false }), target: jumped })
sample({ clock: letGo, fn: () => ({ plays: true }), target: jumped })

const keepFx = attach({
  source: $key,
  effect: (key, draft: Draft) =>
    draft.body === ''
      ? removeStorageFx({ key })
      : writeStorageFx({ key, value: JSON.stringify(draft) }),
})
sample({
  clock: [draftTyped, stamped, stampDropped, answerBegun, draftDropped, sent],
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

// What the open layout says: read, edited, undone and redone, and saved by itself.
import { attach, createEvent, createStore, sample } from 'effector'
import { autosaveMs } from '../../../../generated/facts/constants'
import {
  letterDocSchema,
  type GetLayoutResponse,
  type LetterDoc,
  type ListLayoutsRow,
} from '../../../../generated/facts/features/mail'
import { createDocument } from '../../../screens/client'
import { getLayoutFx, saveLayoutFx } from './calls'
import { $layoutId, $mayEdit, layoutList } from './open'

interface LetterEdit {
  readonly doc: LetterDoc
  /** Where words were typed; those that follow each other there are one step of undo. */
  readonly typing?: string | undefined
}

export const letterEdited = createEvent<LetterEdit>()
export const letterReadAgain = createEvent()
/** What another person made of it is given up for what stands here. */
export const mineKept = createEvent()

const readLayoutFx = attach({
  source: $layoutId,
  effect: (layoutId) => getLayoutFx({ layoutId: layoutId ?? '' }),
})
const readOf = ({ layout, doc: document, docRev: rev }: GetLayoutResponse) => ({
  id: layout.layoutId,
  document,
  rev,
})
const read = sample({
  clock: readLayoutFx.doneData.map(readOf),
  source: $layoutId,
  filter: (layoutId, { id }) => layoutId === id,
  fn: (_, reply) => reply,
})
export const $isMissing = createStore(false)
  .on(readLayoutFx.finally, (_, { status }) => status === 'fail')
  .reset($layoutId)

const edited = sample({
  clock: letterEdited,
  source: { mayEdit: $mayEdit, isReading: readLayoutFx.pending },
  // What is edited while it is read would be written over what comes.
  filter: ({ mayEdit, isReading }) => mayEdit && !isReading,
  fn: (_, edit) => edit,
})
export const letter = createDocument({
  name: 'mail.letter',
  $id: $layoutId,
  read,
  edited,
  apply: (_: LetterDoc, edit: LetterEdit) => ({ document: edit.doc }),
  typingOf: ({ typing }) => typing,
  save: ({ id, document, rev }) => saveLayoutFx({ layoutId: id, doc: document, docRev: rev }),
  outcomeOf: ({ layout, docRev }) => ({ rev: docRev, at: layout.updatedAt }),
  restMs: autosaveMs,
  conflicts: ['changedMeanwhile'],
  isFit: (document) => letterDocSchema.safeParse(document).success,
})
export const $letter = letter.$document
sample({ clock: letter.found, fn: () => undefined, target: letter.saveAsked })

sample({
  clock: [$layoutId, letterReadAgain, letter.theirsTaken],
  source: $layoutId,
  filter: (layoutId) => layoutId !== null,
  fn: () => undefined,
  target: readLayoutFx,
})
const readTheirsFx = attach({
  source: $layoutId,
  effect: (layoutId) => getLayoutFx({ layoutId: layoutId ?? '' }),
})
sample({ clock: mineKept, target: readTheirsFx })
sample({ clock: readTheirsFx.doneData, fn: readOf, target: letter.mineKept })

/** The layout as lists show it, from what wrote it. */
export const layoutChanged = createEvent<ListLayoutsRow>()
sample({ clock: letter.saved, fn: ({ reply }) => reply.layout, target: layoutChanged })
sample({
  clock: layoutChanged,
  fn: (layout) => [{ ...layout }],
  target: layoutList.rows.rowsReceived,
})

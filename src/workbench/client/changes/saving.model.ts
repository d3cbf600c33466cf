import { combine, createEvent, createStore, sample } from 'effector'
import { guardLeavingFx } from '../../../browser/leaving'
import { saveFx, stepFx, type Step } from '../api'
import type { Tables } from '../../../../codegen/workbench/protocol'
import { $base, $isBroken, $isGone, $revision, $state } from '../folder/folder.model'
import { shortcutPressed } from '../shortcuts'
import {
  $draft,
  $edits,
  $isRefused,
  $preview,
  draftCleared,
  draftDiscarded,
  edited,
} from './draft.model'
import { obstacleOf } from './obstacle'
import { clashesOf } from './theirs'

/** Writes the edits to the folder, and undoes saves. */
export const savePressed = createEvent()
export const stepPressed = createEvent<Step>()

export const $isSaving = combine(
  saveFx.pending,
  stepFx.pending,
  (saving, stepping) => saving || stepping,
)

/** Why the edits cannot be saved now; null: they can be. */
export const $obstacle = combine(
  {
    edits: $edits,
    preview: $preview,
    isRefused: $isRefused,
    isGone: $isGone,
    isBroken: $isBroken,
  },
  obstacleOf,
)
export const $undo = combine($state, $edits, (state, edits) =>
  edits.length === 0 ? (state?.undo ?? null) : null,
)
export const $redo = combine($state, $edits, (state, edits) =>
  edits.length === 0 ? (state?.redo ?? null) : null,
)

sample({
  clock: savePressed,
  source: { draft: $draft, obstacle: $obstacle, isSaving: $isSaving },
  filter: ({ draft, obstacle, isSaving }) => draft !== null && obstacle === null && !isSaving,
  fn: ({ draft }) => draft!,
  target: saveFx,
})
sample({ clock: saveFx.done, fn: () => undefined, target: draftCleared })

sample({
  clock: stepPressed,
  source: { revision: $revision, undo: $undo, redo: $redo, isSaving: $isSaving },
  filter: ({ revision, undo, redo, isSaving }, step) =>
    revision !== null && !isSaving && (step === 'undo' ? undo : redo) !== null,
  fn: ({ revision }, step) => ({ step, revision: revision! }),
  target: stepFx,
})

sample({
  clock: shortcutPressed,
  filter: (shortcut) => shortcut === 'save',
  fn: () => undefined,
  target: savePressed,
})
sample({
  clock: shortcutPressed,
  filter: (shortcut) => shortcut === 'undo' || shortcut === 'redo',
  fn: (shortcut): Step => (shortcut === 'redo' ? 'redo' : 'undo'),
  target: stepPressed,
})

/** The folder has changed: the edits now apply to a different manifest than when they were made. */
export const rebaseSeen = createEvent()
const $begunOn = createStore<string | null>(null).reset(draftDiscarded, draftCleared)

export const $wasRebased = combine(
  { edits: $edits, begunOn: $begunOn, revision: $revision, isSaving: $isSaving },
  ({ edits, begunOn, revision, isSaving }) =>
    edits.length > 0 && begunOn !== null && begunOn !== revision && !isSaving,
)

sample({
  clock: edited,
  source: { begunOn: $begunOn, revision: $revision },
  fn: ({ begunOn, revision }) => begunOn ?? revision,
  target: $begunOn,
})
sample({ clock: rebaseSeen, source: $revision, target: $begunOn })

const $begunTables = createStore<Tables | null>(null, { serialize: 'ignore' }).reset(
  draftDiscarded,
  draftCleared,
)
sample({
  clock: edited,
  source: { begun: $begunTables, base: $base },
  fn: ({ begun, base }) => begun ?? base,
  target: $begunTables,
})
sample({ clock: rebaseSeen, source: $base, target: $begunTables })

/** What others have changed meanwhile that these edits change as well. */
export const $clashes = combine($edits, $begunTables, $base, (edits, begun, base) =>
  begun && base && begun !== base ? clashesOf(edits, begun, base) : [],
)

sample({ clock: $edits, fn: (edits) => edits.length > 0, target: guardLeavingFx })

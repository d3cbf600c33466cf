import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { Edit } from '../../../../codegen/workbench/protocol'
import { appStarted } from '../../../browser/appStarted'
import { readStorageFx, writeStorageFx } from '../../../browser/storage'
import { createAnswers } from '../answers'
import { isShownAsOutcome, previewFx, saveFx } from '../api'
import { $base, $isBroken, $revision, stateArrived } from '../folder/folder.model'
import { withEdit, withoutEdit } from './edits'

/** The unsaved edits, and the manifest as it would be with them. */
export const edited = createEvent<Edit>()
export const editDropped = createEvent<Edit>()
export const draftDiscarded = createEvent()
export const draftCleared = createEvent()

export const $edits = createStore<readonly Edit[]>([], { serialize: 'ignore' })
  .on(editDropped, withoutEdit)
  // Edits made while saving stay unsaved.
  .on(saveFx.done, (edits, { params }) => edits.filter((edit) => !params.edits.includes(edit)))
  .reset(draftDiscarded)

sample({
  clock: edited,
  source: { edits: $edits, base: $base, isSaving: saveFx.pending },
  filter: ({ base }) => base !== null,
  fn: ({ edits, base, isSaving }, edit) => withEdit(edits, edit, isSaving ? null : base),
  target: $edits,
})

/** null while the folder itself is invalid, because edits cannot be applied to it. */
export const $draft = combine($revision, $edits, $isBroken, (revision, edits, isBroken) =>
  revision !== null && edits.length > 0 && !isBroken ? { revision, edits } : null,
)

const $answered = createAnswers($draft, previewFx, stateArrived)
// A new series of edits must not show answers about earlier ones.
sample({
  clock: [$edits, $answered],
  source: $edits,
  filter: (edits) => edits.length === 0,
  fn: () => null,
  target: $answered,
})

/** The preview of exactly these edits on exactly this folder; null while it is loading. */
export const $preview = combine($answered, $draft, (answered, draft) =>
  answered !== null && answered.question === draft ? answered.answer : null,
)
/** The server refused the edits, so no preview will come. */
export const $isRefused = createStore(false)
  .on(previewFx.failData, (_, failure) => isShownAsOutcome(failure))
  .reset(previewFx)
export const $isPreviewing = combine(
  { preview: $preview, draft: $draft, isRefused: $isRefused },
  ({ preview, draft, isRefused }) => draft !== null && !preview && !isRefused,
)

/** The edits make the manifest invalid, so answers leave them out. */
export const $isDraftBroken = $preview.map(
  (preview) => preview !== null && preview.tables === undefined,
)

/** The tables shown on the page: with the edits if the manifest is valid with them. */
export const $shown = combine($base, $edits, $answered, (base, edits, answered) =>
  edits.length === 0 ? base : (answered?.answer.tables ?? base),
)

export const $isReady = $shown.map((tables) => tables !== null)

// The edits are stored, so that they survive reloads of the page and restarts of the server.
const storageKey = 'workbench.edits'
const recallFx = attach({ effect: readStorageFx })

sample({
  clock: appStarted,
  fn: () => ({ key: storageKey, area: 'tab' as const }),
  target: recallFx,
})
sample({ clock: recallFx.doneData, fn: parseEdits, target: $edits })
sample({
  clock: $edits,
  fn: (edits) => ({ key: storageKey, area: 'tab' as const, value: JSON.stringify(edits) }),
  target: writeStorageFx,
})

function parseEdits(kept: string | null): readonly Edit[] {
  try {
    const edits: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(edits) ? edits : []
  } catch {
    return []
  }
}

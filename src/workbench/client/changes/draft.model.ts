import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { Edit } from '../../../../codegen/workbench/protocol'
import { appStarted } from '../../../browser/appStarted'
import { readStorageFx, writeStorageFx } from '../../../browser/storage'
import { createAnswers } from '../answers'
import { isShownAsOutcome, previewFx, saveFx } from '../api'
import { $base, $isBroken, $revision, stateArrived } from '../folder/folder.model'
import { $query } from '../../../browser/location'
import { editFor, tablesFor, tenantIn } from '../lens/tenant'
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

/** The tables for everybody: with the edits if the manifest is valid with them. */
const $all = combine($base, $edits, $answered, (base, edits, answered) =>
  edits.length === 0 ? base : (answered?.answer.tables ?? base),
)

/** The overlay for whose customers the page shows and edits the manifest; null: for everybody. */
export const $tenant = combine($all, $query, (all, query) =>
  all ? (tenantIn(all, query['tenant']) ?? null) : null,
)

/** The tables shown on the page: those of the chosen tenant. */
export const $shown = combine($all, $tenant, (all, tenant) => all && tablesFor(all, tenant?.name))

/** The edits of what is shown: those for the chosen tenant, or those for everybody. */
export const $editsShown = combine($edits, $tenant, (edits, tenant) =>
  edits.filter(({ overlay }) => overlay === tenant?.name),
)

sample({
  clock: edited,
  source: {
    edits: $edits,
    base: $base,
    shown: $shown,
    tenant: $tenant,
    isSaving: saveFx.pending,
  },
  filter: ({ base, shown }) => base !== null && shown !== null,
  fn: ({ edits, base, shown, tenant, isSaving }, edit) =>
    withEdit(edits, editFor(edit, tenant?.name ?? null, shown!), isSaving ? null : base),
  target: $edits,
})

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

import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { Edit } from '../../../../codegen/workbench/protocol'
import { appStarted } from '../../../browser/appStarted'
import { readStorageFx, writeStorageFx } from '../../../browser/storage'
import { createAnswers } from '../answers'
import { previewFx } from '../api'
import { $base, $isBroken, $revision, stateArrived } from '../folder/folder.model'
import { withEdit, withoutEdit } from './edits'

/** What has been edited and not yet saved, and the manifest as it would be with it. */
export const edited = createEvent<Edit>()
export const editDropped = createEvent<Edit>()
export const draftDiscarded = createEvent()
export const draftCleared = createEvent()

export const $edits = createStore<readonly Edit[]>([], { serialize: 'ignore' })
  .on(editDropped, withoutEdit)
  .reset(draftDiscarded, draftCleared)

sample({
  clock: edited,
  source: { edits: $edits, base: $base },
  fn: ({ edits, base }, edit) => (base ? withEdit(edits, edit, base) : edits),
  target: $edits,
})

/** Nothing to ask while the folder itself is broken: there is nothing the edits could be made to. */
export const $draft = combine($revision, $edits, $isBroken, (revision, edits, isBroken) =>
  revision !== null && edits.length > 0 && !isBroken ? { revision, edits } : null,
)

const $answered = createAnswers($draft, previewFx, stateArrived)

/** The preview of exactly these edits on exactly this folder; null while it is on its way. */
export const $preview = combine($answered, $draft, (answered, draft) =>
  answered !== null && answered.question === draft ? answered.answer : null,
)
export const $isPreviewing = combine(
  $preview,
  $draft,
  (preview, draft) => draft !== null && !preview,
)

/** The edits break the manifest: whatever was asked was answered without them. */
export const $isDraftBroken = $preview.map(
  (preview) => preview !== null && preview.tables === undefined,
)

/** The tables the whole page shows: with the edits as soon and as long as they hold together. */
export const $shown = combine($base, $edits, $answered, (base, edits, answered) =>
  edits.length === 0 ? base : (answered?.answer.tables ?? base),
)

export const $isReady = $shown.map((tables) => tables !== null)

// A folder that changes loads the page anew when the product's facts change with it: the edits outlive that.
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

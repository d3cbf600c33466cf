// Saves rows as they are typed, where the screen says so: after a rest, and when another row is opened.
import { createStore, sample, type Store } from 'effector'
import { autosaveMs } from '../../../../generated/facts/constants'
import type { Screen } from '../../../../generated/facts/screen'
import { createTimer } from '../../../browser/timer'
import type { Faults } from './check'
import type { DraftUnits } from './createDrafts'
import { isToBeSaved, type Saving } from './createSaving'
import { changedFields, isAutosaved, type Draft } from './draft'
import type { FormInput } from './values'

interface Sources {
  readonly screen: Screen
  readonly $openId: Store<string | null>
  readonly $inputs: Store<readonly FormInput[]>
  readonly drafts: DraftUnits
  readonly saving: Pick<Saving, 'saveBegun' | 'saved' | '$savingIds'>
  readonly check: (inputs: readonly FormInput[], draft: Draft) => Faults
}

export function createAutosave({ screen, $openId, $inputs, drafts, saving, check }: Sources) {
  if (!screen.autosave) return
  const { $drafts, $open, typed, discarded } = drafts
  const rest = createTimer()

  const typedInto = sample({
    clock: typed,
    source: $open,
    filter: (open) => open !== null && isAutosaved(screen, open.row),
    fn: (open) => (open as Draft).id,
  })
  const $typedId = createStore<string | null>(null, { serialize: 'ignore' }).on(
    typedInto,
    (_, id) => id,
  )
  sample({ clock: typedInto, fn: () => autosaveMs, target: rest.started })
  // What was typed while the row was being saved is saved next.
  sample({
    clock: saving.saved,
    source: { id: $typedId, drafts: $drafts },
    filter: ({ id, drafts: all }) => id !== null && id in all,
    fn: () => autosaveMs,
    target: rest.started,
  })

  const left = sample({
    clock: $openId,
    source: $typedId,
    filter: (id, openId) => id !== null && id !== openId,
  })
  const kept = { id: $typedId, all: $drafts, inputs: $inputs }
  sample({
    clock: left,
    source: kept,
    filter: ({ id, all, inputs }) => {
      const draft = all[id ?? '']
      return draft !== undefined && changedFields(inputs, draft).length === 0
    },
    fn: ({ id }) => String(id),
    target: discarded,
  })
  sample({
    clock: [rest.ended, left],
    source: { ...kept, savingIds: saving.$savingIds },
    filter: ({ id, all, inputs, savingIds }) => {
      const draft = all[id ?? '']
      if (!draft || savingIds.includes(draft.id) || draft.conflict) return false
      // What is wrong is said once the field is left, not while somebody types in it.
      const isFit = Object.keys(check(inputs, draft)).length === 0
      return isFit && isAutosaved(screen, draft.row) && isToBeSaved(draft, inputs)
    },
    fn: ({ id, all }) => all[id ?? ''] as Draft,
    target: saving.saveBegun,
  })
}

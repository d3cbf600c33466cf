// An action that is chosen beside a form acts on what the form shows: edits are saved first.
import { createEvent, createStore, sample, type Store } from 'effector'
import { $isOnline } from '../../../browser/network'
import { seekElementFx } from '../../../browser/page'
import type { Row, RowsBeside } from '../row'
import type { DraftUnits } from './createDrafts'
import type { Saving } from './createSaving'
import { changedFields, type Draft } from './draft'
import { resolveConflict } from './merge'
import type { FormInput } from './values'

interface ActingSources {
  readonly rows: Pick<RowsBeside, 'actionAsked' | '$openId'>
  readonly $inputs: Store<readonly FormInput[]>
  readonly drafts: Pick<DraftUnits, '$open'>
  readonly saving: Pick<Saving, 'saveAsked' | 'saved' | 'refused' | 'faultsFound'>
  readonly keyOf: (row: Row) => string
  /** The element that takes the focus while something is to be chosen. */
  readonly conflictId: string
}

interface Asked {
  readonly action: string
  readonly selection: { readonly ids: readonly string[] }
}

export function createActing(sources: ActingSources): RowsBeside['actionAsked'] {
  const { rows, $inputs, drafts, saving, keyOf, conflictId } = sources
  const chosen: RowsBeside['actionAsked'] = createEvent()
  const held = createEvent<Asked>()
  /** The action that follows once its row is saved. */
  const $held = createStore<Asked | null>(null, { serialize: 'ignore' })

  const judged = sample({
    clock: chosen,
    source: { open: drafts.$open, inputs: $inputs, isOnline: $isOnline },
    fn: ({ open, inputs, isOnline }, asked) => ({
      asked,
      // Without a network the action is refused anyway.
      stand: open !== null && isOnline ? standOf(open, inputs) : 'saved',
    }),
  })
  sample({
    clock: judged,
    filter: ({ stand }) => stand === 'saved',
    fn: ({ asked }) => asked,
    target: rows.actionAsked,
  })
  sample({
    clock: judged,
    filter: ({ stand }) => stand === 'conflict',
    fn: () => conflictId,
    target: seekElementFx,
  })
  sample({
    clock: judged,
    filter: ({ stand }) => stand === 'changed',
    fn: ({ asked }) => asked,
    target: held,
  })
  $held.on(held, (_, asked) => asked).reset(saving.refused, saving.faultsFound, rows.$openId)
  sample({ clock: held, fn: () => undefined, target: saving.saveAsked })
  const released = sample({
    clock: saving.saved,
    source: $held,
    filter: (asked, { row }) => asked?.selection.ids.includes(keyOf(row)) === true,
    fn: (asked) => asked as Asked,
  })
  sample({ clock: released, target: rows.actionAsked })
  $held.reset(released)
  return chosen
}

/** Whether a draft has nothing to save, something, or what cannot be saved before a choice. */
function standOf(open: Draft, inputs: readonly FormInput[]): 'saved' | 'changed' | 'conflict' {
  const settled = resolveConflict(open)
  if (settled === null) return 'conflict'
  return open.row !== null && !open.isGone && changedFields(inputs, settled).length > 0
    ? 'changed'
    : 'saved'
}

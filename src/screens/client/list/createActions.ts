// Does something with rows: asks what has to be asked, shows the outcome at once, tells it, and
// takes it back on Undo.
import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { switched, $world } from '../../../session/client'
import type { RowsBeside } from '../row'
import { offeredActions, permittedActions } from './acts'
import type { Counts } from './createCounts'
import type { Follow } from './createFollow'
import type { Reading } from './createReading'
import type { Rows } from './createRows'
import type { SelectionModel } from './createSelection'
import { deedOf, guessOf, idsOf, isOfAll, undoingOf, type Deed, type Done } from './deed'
import { changeInParts } from './parts'
import { createChangeFx, type Selected } from './screenCalls'

interface Asked {
  readonly action: string
  readonly selection: Selected
}

interface Models {
  readonly reading: Reading
  readonly rows: Rows
  readonly selection: SelectionModel
  readonly follow: Follow
  readonly counts: Counts
}

const mustAsk = ({ action }: Deed) => action.ask !== undefined || action.confirm !== undefined

export function createActions(screen: Screen, models: Models) {
  const { reading, rows, selection, follow, counts } = models
  const { idOf } = rows
  const actionAsked: RowsBeside['actionAsked'] = createEvent()
  /** The same with all that is selected. */
  const selectionActed = createEvent<string>()
  const asked = createEvent<Asked>()
  const confirmed = createEvent<Readonly<Record<string, unknown>> | undefined>()
  const dismissed = createEvent()
  const undoAsked = createEvent<Done>()

  const effects = new Map(
    Object.entries(screen.calls.actions ?? {}).map(([id, call]) => [
      id,
      call && createChangeFx(call),
    ]),
  )
  const change = ({ action, selection: selected, values, insists }: Deed) => {
    const callFx = effects.get(action.call)
    if (!callFx) throw new Error(`The screen ${screen.id} has no call ${action.call}.`)
    return changeInParts(callFx, {
      selection: selected,
      ...(values && { values }),
      ...(insists && { insists }),
    })
  }
  const changeFx = createEffect(change)
  const undoFx = createEffect(change)

  const $actions = $world.map((world) => permittedActions(screen, world))
  const $offered = combine(
    { actions: $actions, rows: selection.$selectedRows, count: selection.$selectedCount },
    ({ actions, rows: selected, count }) =>
      offeredActions(actions, selected, selected.length === count),
  )

  sample({
    clock: selectionActed,
    source: selection.$selected,
    fn: (selected, action): Asked => ({ action, selection: selected }),
    target: asked,
  })
  sample({ clock: actionAsked, target: asked })
  const begun = sample({
    clock: asked,
    source: { actions: $actions, shown: rows.$rows },
    fn: ({ actions, shown }, { action: id, selection: selected }) => {
      const action = actions.find((each) => each.id === id)
      return action && deedOf(action, selected, shown, idOf)
    },
  }).filterMap((deed) => (deed && deed.count > 0 ? deed : undefined))

  const $asked = createStore<Deed | null>(null, { serialize: 'ignore' }).reset(dismissed, switched)
  sample({ clock: begun, filter: mustAsk, target: $asked })
  const answered = sample({
    clock: confirmed,
    source: $asked,
    fn: (deed, values) => (deed ? { ...deed, values } : null),
  }).filterMap((deed) => deed ?? undefined)
  $asked.reset(answered)
  /** What a call that failed has left, or has refused, once more. */
  const repeated = createEvent<Deed>()
  const started = sample({
    clock: [begun.filter({ fn: (deed) => !mustAsk(deed) }), answered, repeated],
  })

  sample({ clock: started, target: changeFx })
  sample({ clock: started.filterMap(guessOf), target: rows.guessed })
  sample({
    clock: started.filterMap(({ action, rows: touched }) =>
      action.leaves ? touched.map(idOf) : undefined,
    ),
    target: selection.rowsLeft,
  })

  const done = sample({
    clock: changeFx.done,
    source: rows.$rows,
    fn: (shown, { params: deed, result }): Done => ({
      ...result,
      deed,
      refusedRows: [...deed.rows, ...shown].filter(
        (row, at, all) =>
          result.refused.some(({ id }) => id === idOf(row)) &&
          all.findIndex((each) => idOf(each) === idOf(row)) === at,
      ),
    }),
  })
  // What did not happen is shown as it was.
  sample({
    clock: done,
    fn: ({ deed, changed }) => {
      const happened = new Set(changed)
      return deed.rows.map(idOf).filter((id) => !happened.has(id))
    },
    target: rows.guessesDropped,
  })
  // What was not loaded is read anew with the page.
  sample({
    clock: done.filter({ fn: ({ deed }) => isOfAll(deed) || deed.rows.length < deed.count }),
    fn: () => undefined,
    target: reading.again,
  })
  sample({
    clock: done.filter({ fn: ({ deed }) => isOfAll(deed) }),
    fn: () => undefined,
    target: selection.selectionCleared,
  })
  // What is refused was changed by somebody else meanwhile.
  sample({
    clock: done,
    filter: ({ deed }) => !isOfAll(deed),
    fn: ({ deed, changed, refused }) => [
      ...(deed.action.leaves ? [] : changed),
      ...refused.map(({ id }) => id),
    ],
    target: follow.idsLookedAt,
  })
  sample({ clock: done, fn: () => undefined, target: counts.countsAsked })

  const undone = undoAsked.filterMap((what) => undoingOf(screen, what))
  sample({
    clock: undone,
    fn: ({ rows: touched }) => touched.map(idOf),
    target: rows.guessesDropped,
  })
  sample({
    clock: undone.filter({ fn: ({ action }) => action.shows !== undefined }).filterMap(guessOf),
    target: rows.guessed,
  })
  sample({ clock: undone, target: undoFx })
  sample({ clock: undoFx.done, fn: ({ params }) => idsOf(params), target: follow.idsLookedAt })
  sample({ clock: undoFx.done, fn: () => undefined, target: counts.countsAsked })
  // Rows that are not held any more come back with a new page.
  sample({
    clock: undoFx.doneData,
    source: rows.$ids,
    filter: (ids, { changed }) => changed.some((id) => !ids.includes(id)),
    fn: () => undefined,
    target: reading.again,
  })

  const rowsChanged = merge([
    done.map(({ changed }) => changed),
    undoFx.doneData.map(({ changed }) => changed),
  ])

  return {
    $actions,
    $offered,
    $asked,
    $isChanging: changeFx.pending,
    actionAsked,
    selectionActed,
    confirmed,
    dismissed,
    started,
    done,
    rowsChanged,
    repeated,
    undoAsked,
    undone: undoFx.done,
  }
}

export type Actions = ReturnType<typeof createActions>

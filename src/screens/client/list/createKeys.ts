// Keys of the whole screen (ui.md §8.9), and those that do something with a row. Those that walk and
// select are handled by the collection.
import { createEffect, createEvent, createStore, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { waitFx } from '../../../browser/clock'
import { keyPressed, type KeyPress } from '../../../browser/keyboard'
import { focusElementFx } from '../../../browser/page'
import { focusListFx, pressButtonInFx, restoreFocusInListFx } from '../../../browser/press'
import { deletingAction } from './acts'
import type { Actions } from './createActions'
import type { Place } from './createPlace'
import { keyOf, type Reading } from './createReading'
import type { SelectionModel } from './createSelection'
import type { Telling } from './createTelling'

export interface ElementIds {
  readonly search: string
  readonly filters: string
  readonly create: string
}

interface Models {
  readonly place: Place
  readonly reading: Reading
  readonly selection: SelectionModel
  readonly actions: Actions
  readonly telling: Telling
}

export function createKeys(
  screen: Screen,
  { place, reading, selection, actions, telling }: Models,
) {
  const { $isHere, $openId, $address } = place
  /** A key that was pressed on a row. */
  const rowKeyPressed = createEvent<{ key: string; id: string }>()
  /** From the search to what it has found. */
  const searchLeft = createEvent()
  const elementIds: ElementIds = {
    search: `${screen.feature}-${screen.id}-search`,
    filters: `${screen.feature}-${screen.id}-filters`,
    create: `${screen.feature}-${screen.id}-create`,
  }
  /** The key press ends first; otherwise its letter would be typed into the search box. */
  const focusSearchFx = createEffect(async (): Promise<void> => {
    await waitFx(0)
    await focusElementFx(elementIds.search)
  })
  const pressed = sample({
    clock: keyPressed,
    source: { isHere: $isHere, openId: $openId },
    // Under a page or a dialog the list does nothing.
    filter: ({ isHere }, { isTyping, layer }) =>
      isHere && !isTyping && (layer === 'screen' || layer === 'panel'),
    fn: ({ openId }, press) => ({ ...press, isPanelOpen: openId !== null }),
  })
  const on = (...keys: readonly string[]) =>
    sample({
      clock: pressed,
      filter: ({ key, hasModifier }) => !hasModifier && keys.includes(key.toLowerCase()),
      fn: () => undefined,
    })

  sample({ clock: on('/'), target: focusSearchFx })
  sample({ clock: [on('j', 'k'), searchLeft], target: focusListFx })
  sample({ clock: on('f'), fn: () => elementIds.filters, target: pressButtonInFx })
  sample({ clock: on('n'), fn: () => elementIds.create, target: pressButtonInFx })
  // Escape closes the panel before it clears the selection.
  sample({
    clock: pressed,
    filter: ({ key, isPanelOpen }) => key === 'Escape' && !isPanelOpen,
    fn: () => undefined,
    target: selection.selectionCleared,
  })
  sample({ clock: pressed, filter: isUndo, fn: () => undefined, target: telling.undoPressed })

  // With rows selected, the key is about all of them, but not while a panel beside them has the focus.
  const pressedAnywhere = pressed
    .filter({ fn: ({ hasModifier, layer }) => !hasModifier && layer === 'screen' })
    .map(({ key }) => ({ key, id: '' }))
  const deleting = sample({
    clock: [rowKeyPressed, pressedAnywhere],
    source: { address: $address, actions: actions.$actions, selected: selection.$selectedIds },
    fn: ({ address, actions: all, selected }, { key, id }) => {
      const action = isDelete(key) ? deletingAction(all, address.trash) : undefined
      return action && { action: action.id, id, hasSelection: selected.size > 0 }
    },
  }).filterMap((what) => what)
  sample({
    clock: deleting.filter({ fn: ({ hasSelection }) => hasSelection }),
    fn: ({ action }) => action,
    target: actions.selectionActed,
  })
  sample({
    clock: deleting.filter({ fn: ({ id, hasSelection }) => id !== '' && !hasSelection }),
    fn: ({ action, id }) => ({ action, selection: { ids: [id] } }),
    target: actions.actionAsked,
  })

  /** What had the focus is gone with its row. */
  const restoreFocusFx = createEffect(async (): Promise<void> => {
    await waitFx(0)
    await restoreFocusInListFx()
  })
  sample({
    clock: actions.started.filter({ fn: ({ action }) => action.leaves === true }),
    fn: () => undefined,
    target: restoreFocusFx,
  })
  // Rows that the search was left for may answer an older question; they go with it.
  const $isLeaving = createStore(false).on(searchLeft, () => true)
  const found = sample({
    clock: reading.arrived,
    source: { isLeaving: $isLeaving, newest: place.$question },
    filter: ({ isLeaving }) => isLeaving,
    fn: ({ newest }, { question }) => keyOf(newest) === keyOf(question),
  })
  $isLeaving.on(found, (_, isNewest) => !isNewest)
  sample({ clock: found, fn: () => undefined, target: restoreFocusFx })

  return { elementIds, rowKeyPressed, searchLeft, restoreFocusFx }
}

const isDelete = (key: string) => key === 'Delete' || key === 'Backspace'

const isUndo = ({ key, isCommand }: KeyPress) => isCommand && key.toLowerCase() === 'z'

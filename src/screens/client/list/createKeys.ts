// Keys of the whole screen (ui.md §8.9). Those of one row are handled by the collection.
import { createEffect, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { waitFx } from '../../../browser/clock'
import { keyPressed, type KeyPress } from '../../../browser/keyboard'
import { focusElementFx } from '../../../browser/page'
import { focusListFx, pressButtonInFx } from '../../../browser/press'
import type { Place } from './createPlace'
import type { SelectionModel } from './createSelection'
import type { Telling } from './createTelling'

export interface ElementIds {
  readonly search: string
  readonly filters: string
  readonly create: string
}

export function createKeys(
  screen: Screen,
  { $isHere, $openId }: Place,
  { selectionCleared }: SelectionModel,
  { undoPressed }: Telling,
) {
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
    filter: ({ isHere }, { isTyping }) => isHere && !isTyping,
    fn: ({ openId }, press) => ({ ...press, isPanelOpen: openId !== null }),
  })
  const on = (...keys: readonly string[]) =>
    sample({
      clock: pressed,
      filter: ({ key, hasModifier }) => !hasModifier && keys.includes(key.toLowerCase()),
      fn: () => undefined,
    })

  sample({ clock: on('/'), target: focusSearchFx })
  sample({ clock: on('j', 'k'), target: focusListFx })
  sample({ clock: on('f'), fn: () => elementIds.filters, target: pressButtonInFx })
  sample({ clock: on('n'), fn: () => elementIds.create, target: pressButtonInFx })
  // Escape closes the panel before it clears the selection.
  sample({
    clock: pressed,
    filter: ({ key, isPanelOpen }) => key === 'Escape' && !isPanelOpen,
    fn: () => undefined,
    target: selectionCleared,
  })
  sample({ clock: pressed, filter: isUndo, fn: () => undefined, target: undoPressed })

  return { elementIds }
}

const isUndo = ({ key, isCommand }: KeyPress) => isCommand && key.toLowerCase() === 'z'

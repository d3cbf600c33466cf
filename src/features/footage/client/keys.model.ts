// Keyboard shortcuts of the whole screen (ui.md §8.9). Keys for one clip are handled by the
// collection.
import { attach, createEffect, sample } from 'effector'
import { waitFx } from '../../../browser/clock'
import { keyPressed } from '../../../browser/keyboard'
import { focusElementFx } from '../../../browser/page'
import { focusListFx, pressButtonInFx } from '../../../browser/press'
import { $openClipId } from './openClip.model'
import { $isHere, $footageQuery } from './screen.model'
import { $selectedIds, selectionCleared, selectionMoved } from './selection.model'

export const searchId = 'footage-search'
export const uploadId = 'footage-upload'

/** Waits for the key press to end; otherwise its letter would be typed into the search box. */
const focusSearchFx = createEffect(async (): Promise<void> => {
  await waitFx(0)
  await focusElementFx(searchId)
})
const askForFilesFx = attach({ effect: pressButtonInFx, mapParams: () => uploadId })

const keyed = sample({
  clock: keyPressed,
  source: { isHere: $isHere, openClipId: $openClipId },
  filter: ({ isHere, openClipId }, { isTyping, hasModifier }) =>
    isHere && openClipId === null && !isTyping && !hasModifier,
  fn: (_, { key }) => key.toLowerCase(),
})
const on = (...keys: string[]) =>
  sample({ clock: keyed, filter: (key: string) => keys.includes(key), fn: () => undefined })

sample({ clock: on('/'), target: focusSearchFx })
sample({ clock: on('j', 'k'), target: focusListFx })
sample({ clock: on('escape'), target: selectionCleared })
sample({
  clock: on('u'),
  source: $footageQuery,
  filter: ({ isTrash }) => !isTrash,
  fn: () => undefined,
  target: askForFilesFx,
})
sample({
  clock: on('delete', 'backspace'),
  source: $selectedIds,
  filter: (ids) => ids.size > 0,
  fn: () => undefined,
  target: selectionMoved,
})

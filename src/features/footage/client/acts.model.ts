// One event for every action on a clip, passed on to the model that performs it.
import { createEffect, createEvent, sample } from 'effector'
import { waitFx } from '../../../browser/clock'
import { restoreFocusInListFx } from '../../../browser/press'
import { $cards } from './cards.model'
import { actsOn, type ClipAct } from './clipActs'
import { clipOpened } from './openClip.model'
import { renameLeft, renameSaved, renameStarted } from './rename.model'
import { retryAsked } from './retry.model'
import { restoreAsked, trashAsked } from './trash.model'
import { interruptedCancelled, uploadCancelled, uploadRetried } from './uploads.model'
import type { Card } from './card'

export const clipActionChosen = createEvent<{ act: ClipAct; cardId: string }>()

const actionChosen = sample({
  clock: clipActionChosen,
  source: $cards,
  filter: (cards, { act, cardId }) => actsOf(cards, cardId).includes(act),
  fn: (cards, { act, cardId }) => ({ act, card: cards.find(({ id }) => id === cardId) as Card }),
})
const on = (wanted: ClipAct) =>
  actionChosen.filterMap(({ act, card }) => (act === wanted ? card : undefined))

sample({ clock: on('open'), fn: ({ id }) => id, target: clipOpened })
sample({ clock: on('rename'), fn: ({ id }) => id, target: renameStarted })
sample({ clock: on('trash'), fn: ({ id }) => [id], target: trashAsked })
sample({ clock: on('restore'), fn: ({ id }) => [id], target: restoreAsked })
sample({ clock: on('retry').filterMap(({ clip }) => clip), target: retryAsked })
sample({ clock: on('retryUpload').filterMap(({ item }) => item?.itemId), target: uploadRetried })
sample({ clock: on('cancelUpload').filterMap(({ item }) => item?.itemId), target: uploadCancelled })
sample({
  clock: on('cancelUpload').filterMap(({ item, clip }) => (item ? undefined : clip)),
  target: interruptedCancelled,
})

/** Moves the focus once the element that had it (an item, the bar, an input) has disappeared. */
const restoreFocusFx = createEffect(async (): Promise<void> => {
  await waitFx(0)
  await restoreFocusInListFx()
})

sample({
  clock: [renameSaved, renameLeft, trashAsked, restoreAsked, uploadCancelled],
  fn: () => undefined,
  target: restoreFocusFx,
})

function actsOf(cards: readonly Card[], cardId: string): ClipAct[] {
  const card = cards.find(({ id }) => id === cardId)
  return card ? actsOn(card) : []
}

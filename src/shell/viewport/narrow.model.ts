import { attach, combine, createEvent, createStore, sample } from 'effector'
import { readStorageFx, writeStorageFx } from '../../browser/storage'
import { $viewport, memberArrived } from '../../session/client'
import { screenOpened } from '../routing/screen.model'

/** Spec §5: under 1280 a dialog asks for more room. It may be dismissed: 200 % zoom is narrow, too. */
const key = 'pref.narrowScreen'

export const continuedAnyway = createEvent()

const $isAccepted = createStore<boolean | null>(null)
export const $isNarrowDialogOpen = combine(
  $viewport,
  $isAccepted,
  (viewport, isAccepted) => viewport === 'tablet' && isAccepted === false,
)

const recallFx = attach({ effect: readStorageFx })

sample({
  clock: [screenOpened, memberArrived],
  source: $isAccepted,
  filter: (isAccepted) => isAccepted === null,
  fn: () => ({ key }),
  target: recallFx,
})
sample({ clock: recallFx.doneData, fn: (value) => value === 'accepted', target: $isAccepted })
sample({ clock: continuedAnyway, fn: () => true, target: $isAccepted })
sample({ clock: continuedAnyway, fn: () => ({ key, value: 'accepted' }), target: writeStorageFx })

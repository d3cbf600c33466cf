import { createEffect, createEvent, sample } from 'effector'
import { removeStorageFx, removeStorageUnderFx } from '../../../browser/storage'
import { sessionEnding } from './ending.model'
import { loadsKey } from './loads'
import { forgetRememberedFx } from './remembered'

/** The way out of a loop: what this browser remembers goes with the session, whatever of it was at fault. */
export const clearPressed = createEvent()

const clearFx = createEffect(async (): Promise<void> => {
  await forgetRememberedFx()
  await removeStorageUnderFx('nav.')
  await removeStorageFx({ key: 'nav.pendingCust', area: 'tab' })
  await removeStorageFx(loadsKey)
})

sample({ clock: clearPressed, target: clearFx })
sample({ clock: clearFx.finally, fn: () => 'signOut' as const, target: sessionEnding })

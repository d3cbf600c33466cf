import { createEffect, createEvent, sample } from 'effector'
import { removeStorageFx, removeStorageUnderFx } from '../../../browser/storage'
import { sessionEnding } from './ending.model'
import { loadsKey } from './loads'
import { forgetRememberedFx } from './remembered'

/**
 * Breaks a loop of sign-outs: deletes everything this browser has stored for the application along
 * with the session.
 */
export const clearPressed = createEvent()

const clearFx = createEffect(async (): Promise<void> => {
  await forgetRememberedFx()
  await removeStorageUnderFx('nav.')
  await removeStorageFx({ key: 'nav.pendingCust', area: 'tab' })
  await removeStorageFx(loadsKey)
})

sample({ clock: clearPressed, target: clearFx })
sample({ clock: clearFx.finally, fn: () => 'signOut' as const, target: sessionEnding })

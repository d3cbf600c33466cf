import { createEffect, createEvent, createStore, sample } from 'effector'
import { endings, type EndingId } from '../../../generated/facts/errors'
import { href } from '../../../generated/facts/routes'
import { leaveForFx } from '../../browser/location'
import { removeStorageUnderFx } from '../../browser/storage'
import { epochBegan } from '../../calls/epoch.model'
import { forgetLastPathFx } from './lastPath'
import { forgetPendingFx } from './pending'
import { forgetPendingCustFx } from './pendingCust.model'
import { forgetUnlessRememberedFx } from './remembered'
import { revokeFx } from './revoke'
import { beginStoredEpochFx, readSessionFx, removeSessionFx } from './session.model'
import { raiseFlagFx } from './tabFlags'

/** However many reasons a session has to end, the first one ends it, once (session.md End). */
export const sessionEnding = createEvent<EndingId>()
export const signOutPressed = createEvent()

export const $ending = createStore<EndingId | null>(null)
export const $isEnding = $ending.map((ending) => ending !== null)

export const endFx = createEffect(async (ending: EndingId): Promise<void> => {
  const session = await readSessionFx()
  const epoch = await beginStoredEpochFx()
  await removeSessionFx()
  await raiseFlagFx({ name: 'logout', epoch, reason: ending })
  await forgetUnlessRememberedFx()
  if (!endings[ending].keepLastPath) {
    await forgetLastPathFx()
    await forgetPendingFx()
    await forgetPendingCustFx()
    await removeStorageUnderFx('ui.')
  }
  await revokeFx(session?.rt ?? '')
  // A full load: nothing of the old session survives on the page (spec §4 "goes to /login and reloads").
  await leaveForFx(href(endings[ending].goto))
})

sample({ clock: signOutPressed, fn: () => 'signOut' as const, target: sessionEnding })
sample({
  clock: sessionEnding,
  source: $ending,
  filter: (ending) => ending === null,
  fn: (_, ending) => ending,
  target: $ending,
})
sample({ clock: $ending, filter: Boolean, target: [epochBegan, endFx] })

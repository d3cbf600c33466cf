import { createEffect, createEvent, sample } from 'effector'
import type { CustomerProfile, LoginResponse } from '../../../generated/facts/features/session'
import { readClockFx } from '../../browser/clock'
import { acquireLockFx, releaseLockFx } from '../../browser/locks'
import { removeStorageUnderFx } from '../../browser/storage'
import { authorizeFx } from '../../calls/authorize'
import { callRejected } from '../../calls/announcements'
import { epochBegan } from '../../calls/epoch.model'
import { exchangeFx } from '../../calls/exchange'
import type { CallFailure } from '../../calls/failures'
import { maySwitchTo } from '../profile'
import { loadOverlayFx } from './overlay.model'
import { refreshLock } from './refresh.model'
import {
  $customerId,
  beginStoredEpochFx,
  memberArrived,
  readSessionFx,
  writeSessionFx,
} from './session.model'
import { loadSessionCallsFx } from './sessionCalls'
import { signedOut } from './sessionFailures'
import { sessionOf, type StoredSession } from './storedSession'
import { raiseFlagFx } from './tabFlags'

/** Spec §4 Profile switch: the session goes on in another customer; choosing the current does nothing. */
export const profileChosen = createEvent<CustomerProfile>()
/** Already judged: a switch the person or a 409 asked for. */
export const switchAsked = createEvent<string>()
export const switched = createEvent<StoredSession>()

export const switchFx = createEffect<string, StoredSession, CallFailure>(async (customerId) => {
  // Before the lock: the pass may need a refresh, and that takes the same lock.
  const pass = await authorizeFx({})
  const release = await acquireLockFx(refreshLock)
  try {
    const { switchCustomer } = await loadSessionCallsFx()
    const request = { customerId }
    // Fetched meanwhile: when the customer is another, so are the menu and the words, in one step.
    const [verdict] = await Promise.all([
      exchangeFx({ call: switchCustomer, request, ...pass }),
      loadOverlayFx(customerId),
    ])
    if (verdict.kind === 'failed') throw verdict.failure
    return await commitSwitch(verdict.response as LoginResponse)
  } finally {
    await releaseLockFx(release)
  }
})

export const $isSwitching = switchFx.pending

sample({
  clock: profileChosen,
  source: $customerId,
  filter: (currentId, profile) => maySwitchTo(profile, currentId),
  fn: (_, { customerID }) => customerID,
  target: switchAsked,
})
sample({
  clock: switchAsked,
  source: $isSwitching,
  filter: (isSwitching) => !isSwitching,
  fn: (_, customerId) => customerId,
  target: [epochBegan, switchFx],
})
sample({ clock: switchFx.doneData, target: [memberArrived, switched] })
sample({ clock: switchFx.failData, target: callRejected })

async function commitSwitch(reply: LoginResponse): Promise<StoredSession> {
  const current = await readSessionFx()
  if (!current) throw signedOut()
  const now = await readClockFx()
  const ep = await beginStoredEpochFx()
  const session = sessionOf(reply, { gen: current.gen + 1, ep, now, flags: null })
  await removeStorageUnderFx('ui.')
  await writeSessionFx(session)
  await raiseFlagFx({ name: 'switch', epoch: ep, reason: session.customerId })
  return session
}

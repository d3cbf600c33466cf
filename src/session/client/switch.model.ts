import { createEffect, createEvent, sample } from 'effector'
import type { CustomerProfile, LoginResponse } from '../../../generated/facts/features/session'
import { readClockFx } from '../../browser/clock'
import { acquireLockFx, releaseLockFx } from '../../browser/locks'
import { removeStorageUnderFx } from '../../browser/storage'
import { authorizeFx, type Pass } from '../../calls/authorize'
import { callRejected } from '../../calls/announcements'
import { epochBegan } from '../../calls/epoch.model'
import { asksForRepeat } from '../../calls/createCallFx'
import { exchangeFx } from '../../calls/exchange'
import type { CallFailure } from '../../calls/failures'
import { maySwitchTo } from '../profile'
import { loadOverlayFx } from './overlay.model'
import { passOf } from './authorize'
import { refreshFx, refreshLock } from './refresh.model'
import { revokeFx } from './revoke'
import {
  $customerId,
  $session,
  beginStoredEpochFx,
  memberArrived,
  readSessionFx,
  replaceSessionFx,
} from './session.model'
import { loadSessionCallsFx } from './sessionCalls'
import { refreshBusy, signedOut, superseded } from './sessionFailures'
import { sessionOf, type StoredSession } from './storedSession'
import { raiseFlagFx } from './tabFlags'

/** Spec §4 Profile switch: the session goes on in another customer; choosing the current does nothing. */
export const profileChosen = createEvent<CustomerProfile>()
/** Already judged: a switch the person or a 409 asked for. */
export const switchAsked = createEvent<string>()
export const switched = createEvent<StoredSession>()

const id = 'switchCustomer'

export const switchFx = createEffect<string, StoredSession, CallFailure>(async (customerId) => {
  const pass = await authorizeFx({})
  const first = await askFx({ customerId, pass, isRepeat: false })
  if (first.kind === 'ok') return first.session
  const { failure } = first
  if (failure.kind === 'refused' && !asksForRepeat(failure)) throw failure

  // The token was refused, or the reply was lost: a refresh tells whether the server has switched.
  const asked = { because: 'refused', token: pass.accessToken } as const
  const session = await refreshFx(asked).catch(() => fail(failure))
  if (session.customerId === customerId) return session
  if (!asksForRepeat(failure)) throw failure
  const second = await askFx({ customerId, pass: passOf(session), isRepeat: true })
  return second.kind === 'ok' ? second.session : fail(second.failure)
})

interface Asked {
  customerId: string
  pass: Pass
  isRepeat: boolean
}

type Answered = { kind: 'ok'; session: StoredSession } | { kind: 'failed'; failure: CallFailure }

/** Under the refresh's lock: the pass may need a refresh, so it is taken before. */
const askFx = createEffect<Asked, Answered, CallFailure>(async ({ customerId, pass, isRepeat }) => {
  const release = await acquireLockFx(refreshLock).catch(() => fail(refreshBusy(id)))
  try {
    const { switchCustomer } = await loadSessionCallsFx().catch(() => fail(refreshBusy(id)))
    const asked = await readSessionFx()
    if (!asked) throw signedOut()
    const request = { customerId }
    // Fetched meanwhile: when the customer is another, so are the menu and the words, in one step.
    const [verdict] = await Promise.all([
      exchangeFx({ call: switchCustomer, request, ...pass, isRepeat }),
      loadOverlayFx(customerId),
    ])
    if (verdict.kind === 'failed') return verdict
    return { kind: 'ok', session: await commitSwitch(asked, verdict.response as LoginResponse) }
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
// What was asked meanwhile was asked of the old customer. A refresh may have arrived there already.
sample({
  clock: switchFx.doneData,
  source: $session,
  filter: (held, session) => held?.customerId !== session.customerId,
  fn: (_, session) => session,
  target: [epochBegan, memberArrived],
})
sample({ clock: switchFx.doneData, target: switched })
sample({ clock: switchFx.fail, fn: () => undefined, target: epochBegan })
sample({ clock: switchFx.failData, target: callRejected })

async function commitSwitch(asked: StoredSession, reply: LoginResponse): Promise<StoredSession> {
  const now = await readClockFx()
  const ep = await beginStoredEpochFx()
  const session = await replaceSessionFx({
    ep: asked.ep,
    next: ({ gen }) => sessionOf(reply, { gen: gen + 1, ep, now, flags: null }),
  })
  if (!session) {
    // Signed out in another tab meanwhile: nothing of it may go on.
    await revokeFx(reply.refresh_token)
    throw superseded()
  }
  await removeStorageUnderFx('ui.')
  await raiseFlagFx({ name: 'switch', epoch: ep, reason: session.customerId })
  return session
}

function fail(failure: CallFailure): never {
  throw failure
}

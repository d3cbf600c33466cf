import { createEffect } from 'effector'
import type { LoginResponse } from '../../../../generated/facts/features/session'
import { readClockFx } from '../../../browser/clock'
import { acquireLockFx, releaseLockFx } from '../../../browser/locks'
import { removeStorageUnderFx } from '../../../browser/storage'
import { authorizeFx, type Pass } from '../../../calls/authorize'
import { asksForRepeat } from '../../../calls/createCallFx'
import { exchangeFx } from '../../../calls/exchange'
import type { CallFailure } from '../../../calls/failures'
import { loadOverlayFx } from './overlay.model'
import { refreshFx, refreshLock } from '../tokens/refresh.model'
import { revokeFx } from '../tokens/revoke'
import {
  beginStoredEpochFx,
  readHeldSessionFx,
  readSessionFx,
  replaceSessionFx,
} from '../tokens/session.model'
import { loadSessionCallsFx } from '../tokens/sessionCalls'
import { refreshBusy, signedOut, superseded } from '../tokens/sessionFailures'
import { passOf, sessionOf, type StoredSession } from '../tokens/storedSession'
import { raiseFlagFx } from '../tokens/tabFlags'

const id = 'switchCustomer'

/** Moves the session to another customer; fails with the reason if it stays in the current one. */
export async function switchTo(customerId: string): Promise<StoredSession> {
  const pass = await authorizeFx({})
  const first = await askFx({ customerId, pass, isRepeat: false })
  if (first.kind === 'ok') return first.session
  const { failure } = first
  const isReplyLost = failure.kind === 'unreachable' || failure.kind === 'malformed'
  if (!isReplyLost && !asksForRepeat(failure)) throw failure

  // The token was refused or the reply was lost: a refresh tells whether the server has switched.
  const asked = { because: 'refused', token: pass.accessToken } as const
  const session = await refreshFx(asked).catch(() => fail(failure))
  if (session.customerId === customerId) return session
  if (!asksForRepeat(failure)) throw failure
  const second = await askFx({ customerId, pass: passOf(session), isRepeat: true })
  return second.kind === 'ok' ? second.session : fail(second.failure)
}

interface Asked {
  customerId: string
  pass: Pass
  isRepeat: boolean
}

type Answered = { kind: 'ok'; session: StoredSession } | { kind: 'failed'; failure: CallFailure }

/**
 * Runs under the refresh lock. The pass is taken before that, because getting it may need a
 * refresh.
 */
const askFx = createEffect<Asked, Answered, CallFailure>(async ({ customerId, pass, isRepeat }) => {
  const release = await acquireLockFx(refreshLock).catch(() => fail(refreshBusy(id)))
  try {
    const { switchCustomer } = await loadSessionCallsFx().catch(() => fail(refreshBusy(id)))
    const asked = await readSessionFx()
    if (!asked) throw signedOut()
    // While this waited for the lock, another tab may have switched.
    const held = await readHeldSessionFx()
    if (held && held.ep !== asked.ep) throw superseded()
    const request = { customerId }
    // Loads the overlay in parallel, so that customer, menu and texts change in one step.
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

async function commitSwitch(asked: StoredSession, reply: LoginResponse): Promise<StoredSession> {
  const now = await readClockFx()
  const ep = await beginStoredEpochFx()
  const session = await replaceSessionFx({
    ep: asked.ep,
    next: ({ gen }) => sessionOf(reply, { gen: gen + 1, ep, now, flags: null }),
  })
  if (!session) {
    // Another tab signed out meanwhile: the new tokens must not stay valid.
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

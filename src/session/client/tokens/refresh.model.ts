import { createEffect, sample } from 'effector'
import type { LoginResponse } from '../../../../generated/facts/features/session'
import { readClockFx, waitFx } from '../../../browser/clock'
import { acquireLockFx, releaseLockFx } from '../../../browser/locks'
import { removeStorageUnderFx } from '../../../browser/storage'
import { callRejected } from '../../../calls/announcements'
import { epochBegan } from '../../../calls/epoch.model'
import { exchangeFx } from '../../../calls/exchange'
import type { CallFailure } from '../../../calls/failures'
import { clientId } from './clientId'
import { revokeFx } from './revoke'
import {
  $session,
  beginStoredEpochFx,
  memberArrived,
  readHeldSessionFx,
  readSessionFx,
  replaceSessionFx,
  sessionHeld,
} from './session.model'
import { loadSessionCallsFx } from './sessionCalls'
import { isPassing, refreshBusy, retryAfterOf, signedOut, superseded } from './sessionFailures'
import { isExpired, isFresh, sessionOf, type StoredSession } from './storedSession'
import { raiseFlagFx } from './tabFlags'

/**
 * One refresh at a time across all tabs (session.md B1): take the lock, read the stored session
 * again, ask at most twice, and store the new pair only if the session is still the same one.
 */
export type RefreshRequest =
  | { because: 'start' }
  | { because: 'expired' }
  | { because: 'refused'; token: string }

export const refreshLock = { name: 'auth.refresh', waitMs: 10_000 }
const tries = 2
const pauseMs = 1000
/**
 * Both tries and this pause fit into the server's grace period of 30 s; a longer Retry-After makes
 * the refresh fail.
 */
const longestPauseMs = 8000

export const refreshFx = createEffect<RefreshRequest, StoredSession, CallFailure>(
  async (request) => {
    const release = await acquireLockFx(refreshLock).catch(() => null)
    if (!release) return adoptWithoutLock(request)
    try {
      return await renew(request)
    } finally {
      await releaseLockFx(release)
    }
  },
)

const refreshed = sample({
  clock: refreshFx.done,
  source: $session,
  fn: (held, { params, result }) => ({
    session: result,
    left: held,
    isStart: params.because === 'start',
    isElsewhere: held !== null && held.customerId !== result.customerId,
  }),
})
/** The page is of another customer now, without anybody having asked for it in this tab. */
export const arrivedElsewhere = refreshed.filter({ fn: ({ isElsewhere }) => isElsewhere })

// A switch whose reply was lost: pending calls of the old customer's screens are dropped.
sample({ clock: arrivedElsewhere, fn: () => undefined, target: epochBegan })
sample({
  clock: arrivedElsewhere,
  filter: ({ isStart }) => !isStart,
  fn: ({ session }) => session,
  target: memberArrived,
})
sample({
  clock: refreshed,
  filter: ({ isElsewhere }) => !isElsewhere,
  fn: ({ session }) => session,
  target: sessionHeld,
})
sample({ clock: refreshFx.failData, target: callRejected })

async function renew(request: RefreshRequest): Promise<StoredSession> {
  for (let attempt = 1; ; attempt++) {
    const session = await readOwn()
    if (!session) throw signedOut()
    const now = await readClockFx()
    if (isUsable(session, request, now)) return session
    if (session.rt === '') throw signedOut('expired')

    const { refreshSession } = await loadCalls()
    const verdict = await exchangeFx({
      call: refreshSession,
      request: { grant_type: 'refresh_token', refresh_token: session.rt, client_id: clientId },
      accessToken: session.at,
    })
    if (verdict.kind === 'ok') return commit(session, verdict.response as LoginResponse)
    if (!isPassing(verdict.failure)) return adoptNewer(session, verdict.failure)
    const wait = Math.max(pauseMs, retryAfterOf(verdict.failure))
    if (attempt === tries || wait > longestPauseMs) throw verdict.failure
    await waitFx(wait)
  }
}

/**
 * null if the stored session is of another epoch: the page must not show one customer's data under
 * another's name.
 */
async function readOwn(): Promise<StoredSession | null> {
  const held = await readHeldSessionFx()
  const session = await readSessionFx()
  if (held && session && session.ep !== held.ep) throw superseded()
  return session
}

/** If the code cannot be loaded because the page is offline, the session stays. */
function loadCalls() {
  return loadSessionCallsFx().catch(() => {
    throw refreshBusy()
  })
}

async function commit(asked: StoredSession, reply: LoginResponse): Promise<StoredSession> {
  const now = await readClockFx()
  const isSame = reply.additionalDetails.CustomerDetails.customerId === asked.customerId
  // The server has switched but its reply was lost: a new epoch begins, and replies for the old
  // customer are dropped.
  const ep = isSame ? asked.ep : await beginStoredEpochFx()
  const next = await replaceSessionFx({
    ep: asked.ep,
    next: ({ gen, flags, idleMinutes, closed, pictureUrl }) => {
      const kept = isSame ? { flags, idleMinutes, closed, pictureUrl } : { flags: null, pictureUrl }
      return sessionOf(reply, { gen: gen + 1, ep, now, ...kept })
    },
  })
  if (!next) {
    await revokeFx(reply.refresh_token)
    throw superseded()
  }
  if (!isSame) {
    await removeStorageUnderFx('ui.')
    await raiseFlagFx({ name: 'switch', epoch: ep, reason: next.customerId })
  }
  return next
}

/** The token was refused, but another tab has renewed the pair meanwhile: that pair is used. */
async function adoptNewer(asked: StoredSession, failure: CallFailure): Promise<StoredSession> {
  const current = await readOwn()
  if (!current) throw signedOut()
  if (current.ep !== asked.ep) throw superseded()
  if (current.gen !== asked.gen) return current
  throw failure
}

async function adoptWithoutLock(request: RefreshRequest): Promise<StoredSession> {
  const session = await readOwn()
  const now = await readClockFx()
  if (session && isUsable(session, request, now)) return session
  throw refreshBusy()
}

function isUsable(session: StoredSession, request: RefreshRequest, now: number): boolean {
  if (request.because === 'start') return isFresh(session, now)
  if (request.because === 'refused' && request.token === session.at) return false
  return !isExpired(session, now)
}

import { createEffect, sample } from 'effector'
import type { LoginResponse } from '../../../generated/facts/features/session'
import { readClockFx, waitFx } from '../../browser/clock'
import { acquireLockFx, releaseLockFx } from '../../browser/locks'
import { callRejected } from '../../calls/announcements'
import { exchangeFx } from '../../calls/exchange'
import type { CallFailure } from '../../calls/failures'
import { clientId } from './clientId'
import { revokeFx } from './revoke'
import { readSessionFx, sessionHeld, writeSessionFx } from './session.model'
import { loadSessionCallsFx } from './sessionCalls'
import { isPassing, refreshBusy, signedOut, superseded } from './sessionFailures'
import { isExpired, isFresh, sessionOf, type StoredSession } from './storedSession'

/**
 * One refresh at a time across all tabs (session.md B1): lock, look again, ask at most twice,
 * keep the new pair only if the session is still the one it was asked for.
 */
export type RefreshRequest =
  | { because: 'start' }
  | { because: 'expired' }
  | { because: 'refused'; token: string }

export const refreshLock = { name: 'auth.refresh', waitMs: 10_000 }
const tries = 2
const pauseMs = 1000

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

sample({ clock: refreshFx.doneData, target: sessionHeld })
sample({ clock: refreshFx.failData, target: callRejected })

async function renew(request: RefreshRequest): Promise<StoredSession> {
  for (let attempt = 1; ; attempt++) {
    const session = await readSessionFx()
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
    if (attempt === tries) throw verdict.failure
    await waitFx(pauseMs)
  }
}

/** Offline before the page was whole: the session stays. */
function loadCalls() {
  return loadSessionCallsFx().catch(() => {
    throw refreshBusy()
  })
}

async function commit(asked: StoredSession, reply: LoginResponse): Promise<StoredSession> {
  const current = await readSessionFx()
  if (!current || current.ep !== asked.ep) {
    await revokeFx(reply.refresh_token)
    throw superseded()
  }
  const now = await readClockFx()
  const { ep, flags, idleMinutes } = current
  const next = sessionOf(reply, { gen: current.gen + 1, ep, now, flags, idleMinutes })
  await writeSessionFx(next)
  return next
}

/** Refused, but another tab has renewed the pair meanwhile: its pair is good. */
async function adoptNewer(asked: StoredSession, failure: CallFailure): Promise<StoredSession> {
  const current = await readSessionFx()
  if (!current) throw signedOut()
  if (current.gen !== asked.gen) return current
  throw failure
}

async function adoptWithoutLock(request: RefreshRequest): Promise<StoredSession> {
  const session = await readSessionFx()
  const now = await readClockFx()
  if (session && isUsable(session, request, now)) return session
  throw refreshBusy()
}

function isUsable(session: StoredSession, request: RefreshRequest, now: number): boolean {
  if (request.because === 'start') return isFresh(session, now)
  if (request.because === 'refused' && request.token === session.at) return false
  return !isExpired(session, now)
}

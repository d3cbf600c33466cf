import { readClockFx } from '../../../browser/clock'
import type { Pass, PassRequest } from '../../../calls/authorize'
import { isCallFailure } from '../../../calls/failures'
import { judgeIdlenessFx } from './activity'
import { refreshFx, type RefreshRequest } from '../tokens/refresh.model'
import { readSessionFx, readHeldSessionFx } from '../tokens/session.model'
import { signedOut, superseded } from '../tokens/sessionFailures'
import { isExpired, isExpiryKnown, passOf, type StoredSession } from '../tokens/storedSession'

/**
 * Spec §4 Token expiry: before a call, an expired token is refreshed and the call waits. All calls
 * of this page wait for one refresh; the lock in refreshFx does the same across pages.
 */
export function createAuthorize(): (request: PassRequest) => Promise<Pass> {
  let flight: Promise<StoredSession> | null = null

  return async ({ refusedToken }) => {
    const session = await readSessionFx()
    if (!session) throw signedOut()
    const held = await readHeldSessionFx()
    if (held && held.ep !== session.ep) throw superseded()
    // After a long sleep this may run before the idle check: no call leaves once the session is
    // over.
    if ((await judgeIdlenessFx()).kind === 'over') throw signedOut()
    if (!isExpiryKnown(session)) throw signedOut('noExpiry')
    const now = await readClockFx()
    if (refusedToken === undefined && !isExpired(session, now)) return passOf(session)

    const request: RefreshRequest =
      refusedToken === undefined
        ? { because: 'expired' }
        : { because: 'refused', token: refusedToken }
    flight ??= refreshFx(request).finally(() => {
      flight = null
    })
    return passOf(await flight.catch(silence))
  }
}

/**
 * The refresh has reported its failure once; the calls that waited for it do not report it again.
 */
function silence(reason: unknown): never {
  throw isCallFailure(reason) ? { ...reason, reactions: [] } : reason
}

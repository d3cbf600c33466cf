import type { Handler, PublicContext } from '../../server/context'
import type { Db } from '../../server/database/tables'
import { failure, unauthorized, type Failure } from '../../server/errors'
import { idleLimitMs } from '../idleLimit'
import { reportedActivity } from './authentication'
import { endFamily, lockFamilyOf, recordPresence } from './familyQueries'
import { bindingCookie, repeat, rotate, type Grant } from './grants'
import { isInGrace, judgeRefresh, type RefreshVerdict } from './judgeRefresh'
import { answerLogin, chooseMembership } from './loginResponse'
import { hashOf, isRefreshToken, looksLikeAccessToken, matchesHash } from './refreshTokens'
import { findToken, useAgain } from './tokenQueries'
import { findUser, listMemberships, nowhereToGo } from './userQueries'

/**
 * Exchanges a refresh token for a new pair. A refusal is thrown after the commit, so that what it
 * ended stays ended.
 */
export const refreshSession: Handler<'refreshSession'> = async (request, context) => {
  const presented = request.refresh_token
  if (looksLikeAccessToken(presented)) throw failure('invalidAccessToken')
  if (!isRefreshToken(presented)) throw failure('invalidRefreshToken')
  const outcome = await context.db
    .transaction()
    .execute((transaction) => trade(transaction, hashOf(presented), context))
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.answer
}

type Outcome =
  | { readonly refusal: Failure }
  | { readonly answer: Awaited<ReturnType<typeof answerLogin>> }

async function trade(db: Db, tokenHash: string, context: PublicContext): Promise<Outcome> {
  const { now, cookies, caller, services, audit } = context
  const locked = await lockFamilyOf(db, tokenHash)
  // Read after taking the lock: another refresh may have used the token meanwhile.
  const token = locked && (await findToken(db, tokenHash))
  if (!locked || !token) return { refusal: failure('invalidRefreshToken') }

  const reported = reportedActivity(caller, now)
  const isNews = reported > locked.lastActiveAt
  const family = isNews ? { ...locked, lastActiveAt: reported } : locked
  const user = await findUser(db, family.userId)
  const memberships = await listMemberships(db, family.userId)
  const membership = chooseMembership(memberships, family.customerId)
  const verdict = judgeRefresh(family, token, {
    now,
    idleLimitMs: idleLimitMs(membership?.idleSessionTimeoutMins),
    isBound: matchesHash(cookies.read(bindingCookie), family.bindingHash),
    isUserActive: user.state === 'active' && membership !== undefined,
  })
  const refusal = await refuse(db, family.id, verdict, now)
  if (refusal || !membership) {
    audit({ action: `refresh.${verdict}`, userId: family.userId, target: family.id })
    const isTurnedAway = verdict === 'inactive' && user.state === 'active'
    return { refusal: refusal && !isTurnedAway ? refusal : nowhereToGo(memberships) }
  }

  const pair = { customerId: membership.id, now, key: services.session.refreshKey }
  if (verdict === 'repeat') {
    if (isNews) await recordPresence(db, family.id, { lastActiveAt: reported })
    // The grace period begins anew: a second request with the same token may still be on its way.
    if (token.usedAt && !isInGrace(token.usedAt, now)) await useAgain(db, tokenHash, now)
  }
  const grant: Grant | undefined =
    verdict === 'rotate'
      ? await rotate(db, family, token, pair)
      : await repeat(db, family, token, pair)
  if (!grant) return { refusal: failure('invalidRefreshToken') }
  return { answer: await answerLogin(grant, user, membership, context) }
}

/** Spec §8: the client decides by the text of these refusals where to go. */
async function refuse(
  db: Db,
  familyId: string,
  verdict: RefreshVerdict,
  now: Date,
): Promise<Failure | undefined> {
  switch (verdict) {
    case 'rotate':
    case 'repeat':
      return undefined
    case 'unbound':
      return failure('invalidRefreshToken', {}, { httpStatus: 401 })
    case 'ended':
      return failure('invalidRefreshToken')
    case 'inactive':
      await endFamily(db, familyId, 'inactive', now)
      return failure('inactiveUser')
    case 'reuse':
      await endFamily(db, familyId, 'reuse', now)
      return failure('invalidRefreshToken')
    case 'idle':
    case 'expired':
      await endFamily(db, familyId, verdict, now)
      return unauthorized()
  }
}

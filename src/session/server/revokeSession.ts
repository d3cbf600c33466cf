import type { Handler } from '../../server/context'
import type { RevokeSessionRequest } from '../../../generated/facts/features/session'
import { malformedRequest } from '../../server/errors'
import { endFamily, lockFamilyOf } from './familyQueries'
import { bindingCookie } from './grants'
import { expireSessionCookies } from './loginResponse'
import { hashOf, matchesHash } from './refreshTokens'

/**
 * Ends the session that any of its tokens belongs to, because a refresh under way must not outlive
 * a sign-out.
 */
export const revokeSession: Handler<'revokeSession'> = async (request, context) => {
  const { db, now, cookies, services, audit } = context
  const tokenHash = hashGiven(request)
  const family = await db.transaction().execute(async (transaction) => {
    const locked = await lockFamilyOf(transaction, tokenHash)
    if (locked) await endFamily(transaction, locked.id, 'signOut', now)
    return locked
  })
  if (family) {
    context.afterCommit(() => services.events.close({ familyId: family.id }))
    audit({
      action: 'signOut',
      userId: family.userId,
      customerId: family.customerId,
      target: family.id,
    })
  }
  // Somebody else may have signed in on this browser meanwhile; their cookies must stay.
  const isTheirs = family
    ? matchesHash(cookies.read(bindingCookie), family.bindingHash)
    : request.token !== undefined
  if (isTheirs) {
    expireSessionCookies(context)
    cookies.forgetAnswers()
  }
  return {}
}

/** A browser that signed out offline keeps only the hash, which opens nothing if it leaks. */
function hashGiven({ token, token_hash: tokenHash }: RevokeSessionRequest): string {
  if (token !== undefined && tokenHash === undefined) return hashOf(token)
  if (tokenHash !== undefined && token === undefined) return tokenHash
  throw malformedRequest('One of token and token_hash is needed.')
}

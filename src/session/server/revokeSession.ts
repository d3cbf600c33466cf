import type { Handler } from '../../server/context'
import { endFamily, findToken, lockFamily } from './familyQueries'
import { bindingCookie } from './grants'
import { expireMediaCookies } from './loginResponse'
import { hashOf, matchesHash } from './refreshTokens'

/** Ends the session any of whose tokens this is: a refresh that is under way must not outlive a sign-out. */
export const revokeSession: Handler<'revokeSession'> = async (given, context) => {
  const { db, now, cookies, audit } = context
  const family = await db.transaction().execute(async (transaction) => {
    const found = await findToken(transaction, given.token_hash ?? hashOf(given.token ?? ''))
    const locked = found && (await lockFamily(transaction, found.familyId))
    if (locked) await endFamily(transaction, locked.id, 'signOut', now)
    return locked
  })
  if (family)
    audit({
      action: 'signOut',
      userId: family.userId,
      customerId: family.customerId,
      target: family.id,
    })
  // Somebody else may have signed in on this browser meanwhile: their cookies stay.
  if (!family || matchesHash(cookies.read(bindingCookie), family.bindingHash)) {
    cookies.expire(bindingCookie)
    expireMediaCookies(context)
  }
  return {}
}

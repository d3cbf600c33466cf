/** The calls by which a signed-in person connects and disconnects accounts of other services. */
import type { Handler } from '../../../server/context'
import { failure, unauthorized } from '../../../server/errors'
import { proveCurrent } from '../changePassword'
import { findFamily } from '../familyQueries'
import { bindingCookie } from '../grants'
import { matchesHash } from '../refreshTokens'
import { findUser } from '../userQueries'
import { withinLimits } from '../withinLimits'
import { deleteIdentity, listIdentities } from './identities'
import { linkQuery, startPath } from './thirdPartyPlugin'

export const getThirdPartyLinks: Handler<'getThirdPartyLinks'> = async (
  _,
  { db, member, services },
) => {
  const identities = await listIdentities(db, member.userId)
  return {
    thirdPartyName: services.session.options.thirdPartyName,
    accounts: identities.map(({ id, name, email }) => ({ token: id, name, email })),
  }
}

/**
 * A connected account gives lasting access, so an unlocked screen or a copied token is not enough:
 * the password is asked. The browser then goes to the provider; a cookie keeps who asked
 * (sealedCookie.ts).
 */
export const startThirdPartyLink: Handler<'startThirdPartyLink'> = async (request, context) => {
  const { db, member, cookies, caller, now, services, audit } = context
  if (services.session.options.thirdPartyName === null) throw failure('thirdPartyNotConnected')
  const { userId, customerId, familyId } = member
  const link = { userId, customerId, familyId }
  const family = await findFamily(db, familyId)
  // Checked before the password: a token without its browser must not allow guessing.
  if (!family || !matchesHash(cookies.read(bindingCookie), family.bindingHash)) {
    audit({ action: 'thirdParty.linkRefused', target: familyId, details: { why: 'unbound' } })
    throw unauthorized()
  }
  const user = await findUser(db, userId)
  const attempt = services.session.limits.begin(user, caller.ip, now)
  const limited = { action: 'password.limited' }
  await withinLimits(attempt, limited, context, () =>
    proveCurrent(request.currentPassword, user, context),
  )
  services.session.sealed.keep(cookies, { step: 'linkAsked', link }, now)
  audit({ action: 'thirdParty.linkAsked' })
  return { url: `${startPath}?${linkQuery}` }
}

/**
 * Asks for no password, like ending a session: it gives nobody access, and an unknown account can
 * be removed at once. Everybody has a password, so nobody is locked out.
 */
export const unlinkThirdParty: Handler<'unlinkThirdParty'> = async ({ token }, context) => {
  const { db, member, audit } = context
  const isGone = await deleteIdentity(db, member.userId, token)
  if (isGone) audit({ action: 'thirdParty.unlinked', target: token })
  return {}
}

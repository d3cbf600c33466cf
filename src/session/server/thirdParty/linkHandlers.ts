/** The calls with which a signed-in person connects accounts elsewhere and takes that back. */
import type { Handler } from '../../../server/context'
import { failure } from '../../../server/errors'
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

/** The browser goes there itself; a cookie tells then who asked (sealedCookie.ts). */
export const startThirdPartyLink: Handler<'startThirdPartyLink'> = async (_, context) => {
  const { member, cookies, now, services, audit } = context
  if (services.session.options.thirdPartyName === null) throw failure('thirdPartyNotConnected')
  const { userId, customerId, familyId } = member
  const link = { userId, customerId, familyId }
  services.session.sealed.keep(cookies, { step: 'linkAsked', link }, now)
  audit({ action: 'thirdParty.linkAsked' })
  return { url: `${startPath}?${linkQuery}` }
}

/** A password is always there, so nobody locks themselves out. */
export const unlinkThirdParty: Handler<'unlinkThirdParty'> = async ({ token }, context) => {
  const { db, member, audit } = context
  const isGone = await deleteIdentity(db, member.userId, token)
  if (isGone) audit({ action: 'thirdParty.unlinked', target: token })
  return {}
}

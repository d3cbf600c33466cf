import type { AnalyticsGrant } from '../../../../generated/facts/features/analytics'
import type { Handler, PublicContext } from '../../../server/context'
import { failure, forbidden } from '../../../server/errors'
import {
  accessTokenSeconds,
  admit,
  type AnalyticsOwner,
  findFamily,
  issueCode,
  mayOpenAnalytics,
  setAnalyticsCookies,
  spendCode,
} from '../../../session/server'

/** Where the external analytics site is (spec §1), and a code that opens it once; nothing is pretended. */
export const getAnalyticsUrl: Handler<'getAnalyticsUrl'> = async (_, context) => {
  const { db, member, now, services, audit } = context
  if (services.analyticsOrigin === undefined) throw failure('analyticsNotConnected')
  audit({ action: 'analytics.opened' })
  // Whoever may open it since the last refresh only (a password changed, a role given) has none yet.
  await setAnalyticsCookies(member, context)
  return {
    url: services.analyticsOrigin,
    code: await issueCode(db, 'analytics', member, now),
    hasCookies: services.session.analyticsCookies !== undefined,
  }
}

export const openAnalytics: Handler<'openAnalytics'> = async ({ code }, context) => {
  const spent = await spendCode(context.db, ['analytics'], code, context.now)
  const family = spent?.familyId && (await findFamily(context.db, spent.familyId))
  if (!family) throw failure('invalidCode')
  const { id, userId, customerId } = family
  return grant({ familyId: id, userId, customerId }, context)
}

export const renewAnalytics: Handler<'renewAnalytics'> = async (request, context) => {
  const tokens = context.services.session.analyticsTokens
  const owner = await tokens.readRefresh(request.refresh_token, context.now)
  if (!owner) throw failure('invalidCode')
  return grant(owner, context)
}

/** As long as the session itself would be admitted to open analytics, and in its customer only. */
async function grant(owner: AnalyticsOwner, context: PublicContext): Promise<AnalyticsGrant> {
  const { db, now, services, audit } = context
  // Whatever the analytics site says of it: looking at figures is no activity here.
  const { activeSecondsAgo: _, ...caller } = context.caller
  const claims = { ...owner, generation: -1 }
  const member = await admit(db, claims, { now, caller, background: true })
  if (member.mustChangePassword) throw failure('passwordChangeRequired')
  if (!mayOpenAnalytics(member, services.session.overlaid)) {
    const { userId, customerId } = member
    audit({ action: 'access.refused', userId, customerId, target: 'getAnalyticsUrl' })
    throw forbidden()
  }
  const { access, refresh } = await services.session.analyticsTokens.sign(owner, now)
  return {
    access_token: access,
    refresh_token: refresh,
    expires_in: accessTokenSeconds,
    userUUID: owner.userId,
    customerId: owner.customerId,
    userRoles: [...member.roleIds],
  }
}

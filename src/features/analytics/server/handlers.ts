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

export { exportCsv } from './insights/exportCsv'
export { getCurve, getProgramInsights } from './insights/getCurve'
export { getOverview } from './insights/getOverview'
export { listRequired } from './insights/listRequired'
export { listWatchedPrograms } from './insights/listWatchedPrograms'

/** Returns the address of the analytics site (spec §1) with a one-time code for it. */
export const getAnalyticsUrl: Handler<'getAnalyticsUrl'> = async (_, context) => {
  const { db, member, now, services, audit } = context
  audit({ action: 'analytics.opened' })
  // The permission may be newer than the last refresh, in which case these cookies do not exist
  // yet.
  await setAnalyticsCookies(member, context)
  return {
    url: services.analyticsUrl,
    code: await issueCode(db, 'analytics', member, now),
    // Our own page takes the code from its link: on a slow computer, it starts after local storage has lost it.
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

/** The permission lasts as long as the session may open analytics, and covers its customer only. */
async function grant(owner: AnalyticsOwner, context: PublicContext): Promise<AnalyticsGrant> {
  const { db, now, services, audit } = context
  // Activity on the analytics site does not count as activity in this application.
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

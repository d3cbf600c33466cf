/** The response of signing in, refreshing and switching (spec §3), with its media cookies. */
import type { LoginResponse } from '../../../generated/facts/features/session'
import type { PublicContext } from '../../server/context'
import { mediaCookieNames, mediaPath } from '../../server/media/signedCookies'
import { idleLimitMs } from '../idleLimit'
import { accessTokenSeconds } from './accessTokens'
import { mayOpenAnalytics } from './analyticsAccess'
import { expireAnalyticsCookies, setAnalyticsCookies } from './analyticsCookies'
import { flagsOf } from './flagsOf'
import { bindingCookie, type Grant } from './grants'
import { heldRolesOf } from './heldRoles'
import { idleSlackMs } from './judgeRefresh'
import { sessionMark } from './openSessions'
import { openMemberships, type MembershipRow, type Person } from './userQueries'

export async function answerLogin(
  grant: Grant,
  user: Person,
  membership: MembershipRow,
  context: Pick<PublicContext, 'now' | 'services' | 'cookies'>,
): Promise<LoginResponse> {
  const { now, services, cookies } = context
  const roleIds = membership.held.map(({ roleId }) => roleId)
  const media = services.signMediaCookies(
    { customerId: grant.customerId, userId: user.id, mark: sessionMark(grant.familyId, roleIds) },
    mediaUntil(grant, membership, now),
  )
  for (const [part, name] of Object.entries(mediaCookieNames)) {
    cookies.set(name, media[part as keyof typeof mediaCookieNames], {
      expires: grant.expiresAt,
      path: mediaPath,
      ...services.mediaCookieScope,
    })
  }
  const member = {
    customerId: grant.customerId,
    held: heldRolesOf(membership.held),
    flags: flagsOf(membership),
    mustChangePassword: user.mustChangePassword,
  }
  if (mayOpenAnalytics(member, services.session.overlaid)) await setAnalyticsCookies(grant, context)
  return {
    access_token: await services.session.accessTokens.sign(grant, now),
    refresh_token: grant.refreshToken,
    expires_in: accessTokenSeconds,
    userRoles: roleIds,
    userUUID: user.id,
    redirect: user.mustChangePassword ? 'Change Password' : 'Default',
    additionalDetails: {
      CustomerUserDetails: {
        isFirstTimeLogin: user.isFirstTimeLogin,
        userName: user.userName,
        youTubeIntegrated: membership.hasYoutube,
      },
      CustomerDetails: {
        customerId: membership.id,
        name: membership.name,
        city: membership.city,
        state: membership.state,
        zip: membership.zip,
        addnlLogoFile: membership.addnlLogoFile,
      },
      UserDetails: { name: user.name },
    },
    preSignedCookie: {
      keyPairId: media.keyPairId,
      signature: media.signature,
      policy: media.policy,
    },
  }
}

/**
 * When media cookies expire: as late as the session can live without another call. The last call
 * may come just before the access token expires, and the idle time starts only then.
 */
function mediaUntil(
  { expiresAt }: Grant,
  { idleSessionTimeoutMins }: MembershipRow,
  now: Date,
): Date {
  const quietMs = accessTokenSeconds * 1000 + idleLimitMs(idleSessionTimeoutMins) + idleSlackMs
  return new Date(Math.min(expiresAt.getTime(), now.getTime() + quietMs))
}

/**
 * Uses the same names, paths and attributes as when they were set, or the browser would keep them.
 */
export function expireSessionCookies(
  context: Pick<PublicContext, 'now' | 'services' | 'cookies'>,
): void {
  const { services, cookies } = context
  const place = { path: mediaPath, ...services.mediaCookieScope }
  cookies.expire(bindingCookie)
  for (const name of Object.values(mediaCookieNames)) cookies.expire(name, place)
  expireAnalyticsCookies(context)
}

/**
 * The customer a session continues in: the previous one, else the default, else the first open one.
 */
export function chooseMembership(
  memberships: readonly MembershipRow[],
  customerId?: string,
): MembershipRow | undefined {
  const open = openMemberships(memberships)
  return (
    open.find(({ id }) => id === customerId) ?? open.find(({ isDefault }) => isDefault) ?? open[0]
  )
}

/** Signing in also opens an invitation, if it is what the person holds, or all they have. */
export function chooseAtSignIn(
  memberships: readonly MembershipRow[],
  invitedTo?: string | null,
): MembershipRow | undefined {
  const invited = openMemberships(memberships, 'invited')
  return (
    invited.find(({ id }) => id === invitedTo) ??
    chooseMembership(memberships, invitedTo ?? undefined) ??
    invited[0]
  )
}

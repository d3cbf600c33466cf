/**
 * Every call looks its session up again, so that revoking, disabling and role changes take effect
 * at once.
 */
import { resolveRoles } from '../../access/resolveRoles'
import type { Admission, Authentication, TokenClaims } from '../../server/authentication'
import type { Caller, Member } from '../../server/context'
import type { Db } from '../../server/database/tables'
import { unauthorized } from '../../server/errors'
import { idleLimitMs } from '../idleLimit'
import { findAdmission, recordPresence } from './familyQueries'
import { flagsOf } from './flagsOf'
import { heldRolesOf } from './heldRoles'
import { activityStepMs, idleSlackMs } from './judgeRefresh'
import type { SessionServices } from './services'

export function createAuthentication({
  accessTokens,
  analyticsTokens,
}: Pick<SessionServices, 'accessTokens' | 'analyticsTokens'>): Authentication {
  return {
    readToken: (bearer, now) => accessTokens.read(bearer, now),
    readAnalyticsToken: (bearer, now) => analyticsTokens.readAccess(bearer, now),
    admit,
  }
}

/** The member for these token claims, as of now; throws the failure that the caller is answered. */
export async function admit(db: Db, claims: TokenClaims, admission: Admission): Promise<Member> {
  const found = await findAdmission(db, claims.familyId)
  if (!found || found.userId !== claims.userId) throw unauthorized()
  // Another call of the same page was quicker, and its refresh was told why.
  if (found.endedAt !== null)
    throw unauthorized(found.endReason === 'inactive' ? 'stale' : undefined)
  const { now } = admission
  const idleMs = now.getTime() - lastActivity(found, admission).getTime()
  const isOver =
    now > found.expiresAt || idleMs > idleLimitMs(found.idleSessionTimeoutMins) + idleSlackMs
  if (isOver) throw unauthorized()
  // The session is valid, but the token was issued before a change: a refresh tells the client what
  // changed.
  const isBehind =
    found.customerId !== claims.customerId || !found.isWelcome || found.userState !== 'active'
  if (isBehind) throw unauthorized('stale')

  await writePresence(db, claims, found, admission)
  const roleIds = found.held.map(({ roleId }) => roleId)
  return {
    userId: found.userId,
    customerId: found.customerId,
    familyId: claims.familyId,
    name: found.name,
    pictureUrl: found.pictureUrl,
    roleIds,
    roles: resolveRoles(roleIds).roles,
    held: heldRolesOf(found.held),
    flags: flagsOf(found),
    mustChangePassword: found.mustChangePassword,
  }
}

async function writePresence(
  db: Db,
  { familyId, generation }: TokenClaims,
  found: { lastActiveAt: Date; seenGeneration: number; generation: number },
  { now, caller, background }: Admission,
): Promise<void> {
  const activeAt = background ? reportedActivity(caller, now) : now
  const isActive = activeAt.getTime() - found.lastActiveAt.getTime() >= activityStepMs
  const isNews = generation > found.seenGeneration && generation <= found.generation
  if (!isActive && !isNews) return
  await recordPresence(db, familyId, {
    ...(isActive ? { lastActiveAt: activeAt } : {}),
    ...(isNews ? { seenGeneration: generation } : {}),
  })
}

/**
 * The last activity, including what the client reports for the time without calls (session.md B5
 * 7).
 */
function lastActivity({ lastActiveAt }: { lastActiveAt: Date }, { caller, now }: Admission): Date {
  const reported = reportedActivity(caller, now)
  return reported > lastActiveAt ? reported : lastActiveAt
}

/**
 * The last activity as the client reports it: typing and running uploads count too (session.md B5
 * 7).
 */
export function reportedActivity({ activeSecondsAgo }: Caller, now: Date): Date {
  return activeSecondsAgo === undefined
    ? new Date(0)
    : new Date(now.getTime() - activeSecondsAgo * 1000)
}

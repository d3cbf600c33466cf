import { getAnalyticsUrl } from '../../../generated/facts/features/analytics'
import { can } from '../../access/can'
import { rolesFor } from '../../access/ownRole'
import { ruleFor, type OverlaidAccess } from '../../access/ruleFor'
import { worldOf } from '../../access/worldOf'
import type { Member } from '../../server/context'

/**
 * Links, codes and cookies for analytics are given only to those who may make the call that opens
 * it.
 */
export function mayOpenAnalytics(
  {
    customerId,
    held,
    flags,
    mustChangePassword,
  }: Pick<Member, 'customerId' | 'held' | 'flags' | 'mustChangePassword'>,
  overlaid: OverlaidAccess,
): boolean {
  const rule = ruleFor(getAnalyticsUrl, overlaid[customerId]?.calls)
  const roles = rolesFor(getAnalyticsUrl.id, held)
  return !mustChangePassword && can(rule, worldOf(roles, flags))
}

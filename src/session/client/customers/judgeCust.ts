import type { CustomerProfile } from '../../../../generated/facts/features/session'
import type { RoleId } from '../../../../generated/facts/roles'
import { maySwitchTo } from '../../profile'

type CustVerdict =
  | { kind: 'here' }
  | { kind: 'lead'; profile: CustomerProfile }
  | { kind: 'refused' }

/**
 * Whether to switch to a customer that an address or a reply named (session.md B4 cust). Only the
 * person's own profiles qualify.
 */
export function judgeCust(
  id: string,
  person: {
    currentId: string
    roles: readonly RoleId[]
    profiles: readonly CustomerProfile[]
  },
): CustVerdict {
  if (id === person.currentId) return { kind: 'here' }
  const profile = person.profiles.find(({ customerID }) => customerID === id)
  const mayLead = profile && maySwitchTo(profile, person.currentId)
  return mayLead && !person.roles.includes('superAdmin')
    ? { kind: 'lead', profile }
    : { kind: 'refused' }
}

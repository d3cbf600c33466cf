import type { Route } from '../../../generated/facts/routes'
import { can } from '../../access/can'
import { rolesFor } from '../../access/ownRole'
import { resolveRoles } from '../../access/resolveRoles'
import { worldOf } from '../../access/worldOf'
import type { Member } from '../../server/context'
import type { Db } from '../../server/database/tables'
import { flagsOf } from './flagsOf'
import { heldRolesOf } from './heldRoles'
import { listMemberships, openMemberships } from './userQueries'

/** Route or call: what has to be open in the other customer. */
type Wanted = Pick<Route, 'access'> & { readonly id: string }

/**
 * Customers a link may switch this person to: open to them, with access to the screen for the
 * linked item.
 */
export async function listCustomersFor(db: Db, userId: string, wanted: Wanted): Promise<string[]> {
  const memberships = await listMembershipsFor(db, userId, wanted)
  return memberships.map((membership) => membership.id)
}

/** The same person as a member of each of their other customers in which this is open to them. */
export async function listMembersFor(db: Db, member: Member, wanted: Wanted): Promise<Member[]> {
  const memberships = await listMembershipsFor(db, member.userId, wanted)
  return memberships
    .filter(({ id }) => id !== member.customerId)
    .map((membership) => {
      const roleIds = membership.held.map(({ roleId }) => roleId)
      return {
        ...member,
        customerId: membership.id,
        roleIds,
        roles: resolveRoles(roleIds).roles,
        held: heldRolesOf(membership.held),
        flags: flagsOf(membership),
      }
    })
}

async function listMembershipsFor(db: Db, userId: string, { id, access }: Wanted) {
  const memberships = openMemberships(await listMemberships(db, userId))
  return memberships.filter((membership) =>
    can(access, worldOf(rolesFor(id, heldRolesOf(membership.held)), flagsOf(membership))),
  )
}

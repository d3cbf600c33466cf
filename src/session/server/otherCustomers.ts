import type { Route } from '../../../generated/facts/routes'
import { can } from '../../access/can'
import { rolesFor } from '../../access/ownRole'
import { worldOf } from '../../access/worldOf'
import type { Db } from '../../server/database/tables'
import { flagsOf } from './flagsOf'
import { heldRolesOf } from './heldRoles'
import { listMemberships, openMemberships } from './userQueries'

/**
 * Customers a link may switch this person to: open to them, with access to the screen for the
 * linked item.
 */
export async function listCustomersFor(
  db: Db,
  userId: string,
  { id, access }: Pick<Route, 'id' | 'access'>,
): Promise<string[]> {
  const memberships = openMemberships(await listMemberships(db, userId))
  const mine = memberships.filter((membership) =>
    can(access, worldOf(rolesFor(id, heldRolesOf(membership.held)), flagsOf(membership))),
  )
  return mine.map((membership) => membership.id)
}

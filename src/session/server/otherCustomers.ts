import type { Route } from '../../../generated/facts/routes'
import { can } from '../../access/can'
import { resolveRoles } from '../../access/resolveRoles'
import { worldOf } from '../../access/worldOf'
import type { Db } from '../../server/database/tables'
import { flagsOf } from './flagsOf'
import { listMemberships } from './userQueries'

/**
 * Customers a link may switch this person to: open to them, with access to the screen for the
 * linked item.
 */
export async function listCustomersFor(
  db: Db,
  userId: string,
  { access }: Pick<Route, 'access'>,
): Promise<string[]> {
  const memberships = await listMemberships(db, userId)
  const open = memberships.filter(({ isClosedToMembers }) => !isClosedToMembers)
  const mine = open.filter((membership) =>
    can(access, worldOf(resolveRoles(membership.roleIds).roles, flagsOf(membership))),
  )
  return mine.map(({ id }) => id)
}

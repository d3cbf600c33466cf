/**
 * Campaign managers run their customer, so there is always one. Whose role takes something away is
 * none: it might be the very thing by which others get theirs back.
 */
import { sql } from 'kysely'
import { roles } from '../../../../generated/facts/roles'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { lockSeats } from './queries'

/** Who has the role, also those who are not here any more or whose own role takes something away. */
export async function managersOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membershipRoles')
    .select('userId')
    .distinct()
    .where('customerId', '=', customerId)
    .where(sql<boolean>`right(role_id, 4) = ${roles.cm.idSuffix}`)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** The people who can manage the customer now; two are enough to know. */
export async function findManagers(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select('memberships.userId')
    .where('memberships.customerId', '=', customerId)
    .where('memberships.state', '=', 'active')
    .where('users.state', '=', 'active')
    .where(
      sql<boolean>`exists (select from membership_roles as held
          join roles as role on role.role_id = held.role_id
        where held.user_id = memberships.user_id and held.customer_id = memberships.customer_id
          and role.closed = '{}' and right(held.role_id, 4) = ${roles.cm.idSuffix})`,
    )
    .limit(2)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Fails with `lastManager`. Two who take each other's place at once come one after the other. */
export async function ensureManagerLeft(db: Db, customerId: string): Promise<void> {
  await lockSeats(db, customerId)
  if ((await findManagers(db, customerId)).length === 0) throw failure('lastManager')
}

/** People and the customers they belong to. */
import { sql } from 'kysely'
import type { Db } from '../../server/database/tables'

export function findUserByName(db: Db, name: string) {
  const wanted = name.trim().toLowerCase()
  return (
    db
      .selectFrom('users')
      .select(['id', 'passwordHash', 'state', 'isFirstTimeLogin', 'lastLoginAt'])
      .where((row) =>
        row.or([
          row(sql<string>`lower(user_name)`, '=', wanted),
          row(sql<string>`lower(email)`, '=', wanted),
        ]),
      )
      // A user name that is somebody else's address must not decide who signs in.
      .orderBy(sql`lower(user_name) = ${wanted}`, 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

export function findUser(db: Db, userId: string) {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
}

export async function recordSignIn(
  db: Db,
  userId: string,
  change: {
    lastLoginAt: Date
    isFirstTimeLogin: boolean
    passwordHash?: string
    mustChangePassword?: boolean
  },
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', userId).execute()
}

export type MembershipRow = Awaited<ReturnType<typeof listMemberships>>[number]

/** Every customer the person belongs to, in the order of the switcher (spec §3). */
export function listMemberships(db: Db, userId: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('customers', 'customers.id', 'memberships.customerId')
    .selectAll('customers')
    .select([
      'memberships.isDefault',
      sql<boolean>`customers.is_locked or customers.life_state = 'locked'`.as('isClosedToMembers'),
      sql<string[]>`array(
        select role_id from membership_roles as held
        where held.user_id = memberships.user_id and held.customer_id = memberships.customer_id
        order by role_id
      )`.as('roleIds'),
    ])
    .where('memberships.userId', '=', userId)
    .where('customers.lifeState', '<>', 'closed')
    .orderBy('customers.sequence')
    .orderBy('customers.name')
    .execute()
}

export const listRoles = (db: Db) =>
  db.selectFrom('roles').select(['roleId', 'roleName']).orderBy('sequence').execute()

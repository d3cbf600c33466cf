/** What customers say of people: accounts, memberships, seats. */
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'

export interface Place {
  readonly userId: string
  readonly customerId: string
}

/** Locks the customer, so that invitations count one after the other. */
export async function lockSeats(db: Db, customerId: string): Promise<void> {
  await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function countSeatsTaken(db: Db, customerId: string): Promise<number> {
  const { taken } = await db
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<string>().as('taken'))
    .where('customerId', '=', customerId)
    .where('state', '<>', 'inactive')
    .executeTakeFirstOrThrow()
  return Number(taken)
}

interface NewAccount {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly createdBy: string
  readonly createdAt: Date
}

/** False if somebody has this address already. */
export async function insertInvitedAccount(db: Db, account: NewAccount): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({
      ...account,
      userName: account.email.toLowerCase(),
      passwordHash: null,
      isFirstTimeLogin: true,
      state: 'invited',
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** By their address, or by the user name that somebody chose to be that address. */
export function findAccountByEmail(db: Db, email: string) {
  const wanted = email.toLowerCase()
  return db
    .selectFrom('users')
    .select('id')
    .where(({ eb, or }) =>
      or([
        eb(sql<string>`lower(email)`, '=', wanted),
        eb(sql<string>`lower(user_name)`, '=', wanted),
      ]),
    )
    .orderBy(sql`lower(email) = ${wanted}`, 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

export const findMembership = (db: Db, userId: string, customerId: string) =>
  db
    .selectFrom('memberships')
    .selectAll()
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .executeTakeFirst()

/** Answers whose account came with the membership. */
export async function deleteMemberships(
  db: Db,
  userIds: readonly string[],
  customerId: string,
): Promise<string[]> {
  const deleted = await db
    .deleteFrom('memberships')
    .where('userId', 'in', userIds)
    .where('customerId', '=', customerId)
    .returning(['userId', 'isDefault'])
    .execute()
  return deleted.flatMap(({ userId, isDefault }) => (isDefault ? [userId] : []))
}

/** Of these accounts, those that nobody has ever opened and no customer has. */
export async function deleteUnusedAccounts(db: Db, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db
    .deleteFrom('users')
    .where('id', 'in', userIds)
    .where('state', '=', 'invited')
    .where('passwordHash', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('memberships').whereRef('memberships.userId', '=', 'users.id'))),
    )
    .execute()
}

export async function markInvited(
  db: Db,
  { userId, customerId }: Place,
  invitedAt: Date,
): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ invitedAt })
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .execute()
}

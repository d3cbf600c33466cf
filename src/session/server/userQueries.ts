/** People and their customers. */
import { sql, type ExpressionBuilder } from 'kysely'
import { compiledOnce } from '../../server/database/compiledOnce'
import type { Database, Db, RowOf } from '../../server/database/tables'
import { failure, type Failure } from '../../server/errors'
import { rolesHeldIn } from './heldRoles'

export function findUserByName(db: Db, name: string) {
  const wanted = name.trim().toLowerCase()
  return (
    db
      .selectFrom('users')
      .select(['id', 'passwordHash', 'state', 'isFirstTimeLogin', 'lastLoginAt'])
      .select('temporaryPasswordExpiresAt')
      .where((row) =>
        row.or([
          row(sql<string>`lower(user_name)`, '=', wanted),
          row(sql<string>`lower(email)`, '=', wanted),
        ]),
      )
      // A user name that equals somebody else's e-mail address must not decide who signs in.
      .orderBy(sql`lower(user_name) = ${wanted}`, 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

const openStates = ['invited', 'active'] as const

/** An invited account opens by what was mailed or given to its person, and is active from then on. */
export const mayOpenAccount = ({ state }: Pick<RowOf<'users'>, 'state'>) =>
  openStates.some((open) => open === state)

export type Person = Awaited<ReturnType<typeof findUser>>

const askUser = compiledOnce(['userId'], (db, { userId }: { userId: string }) =>
  db.selectFrom('users').selectAll().where('id', '=', userId),
)

export async function findUser(db: Db, userId: string) {
  const [user] = await askUser(db, { userId })
  if (!user) throw new Error('There is no such person.')
  return user
}

/**
 * Locks the row until the transaction ends, so that changes to a person's sessions run one after
 * the other.
 */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export interface SignInChange {
  readonly passwordHash?: string
  readonly mustChangePassword?: boolean
  readonly temporaryPasswordExpiresAt?: Date
}

/** The stored password at the time it was verified. */
export interface ProvedPassword {
  readonly passwordHash: string | null
  readonly temporaryPasswordExpiresAt: Date | null
}

/** False if the password was changed, or a temporary one used, since it was verified. */
export async function recordSignIn(
  db: Db,
  userId: string,
  change: SignInChange & { lastLoginAt: Date; isFirstTimeLogin: boolean; state: 'active' },
  proved?: ProvedPassword,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .where('state', 'in', openStates)
    .where((row) => row.and(proved ? stillProved(row, proved, change.lastLoginAt) : []))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function stillProved(
  row: ExpressionBuilder<Database, 'users'>,
  { passwordHash, temporaryPasswordExpiresAt }: ProvedPassword,
  now: Date,
) {
  return [
    row('passwordHash', 'is not distinct from', passwordHash),
    temporaryPasswordExpiresAt === null
      ? row('temporaryPasswordExpiresAt', 'is', null)
      : row('temporaryPasswordExpiresAt', '>', now),
  ]
}

/** False if the password is not the verified one any more. */
export async function replacePassword(
  db: Db,
  { userId, from, to }: { userId: string; from: string | null; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ passwordHash: to, mustChangePassword: false, temporaryPasswordExpiresAt: null })
    .where('id', '=', userId)
    .where('passwordHash', 'is not distinct from', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Opening an invitation accepts it, and shows the person's own name from then on. */
export async function enterMembership(
  db: Db,
  userId: string,
  { id: customerId, membershipState }: MembershipRow,
  now: Date,
): Promise<void> {
  const accepted = membershipState === 'invited' && {
    state: 'active' as const,
    invitedName: null,
    rev: sql<number>`rev + 1`,
  }
  await db
    .updateTable('memberships')
    .set({ lastSignInAt: now, ...accepted })
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .execute()
}

export type MembershipRow = Awaited<ReturnType<typeof listMemberships>>[number]

/** Whether they connected it there (spec §3, youTubeIntegrated); asked along, so that signing in asks no more. */
const hasYoutube = sql<boolean>`exists (select from integration_connections as connection
  where connection.user_id = memberships.user_id and connection.customer_id = memberships.customer_id
    and connection.kind = 'youtube' and connection.state = 'active')`

const askMemberships = compiledOnce(['userId'], (db, { userId }: { userId: string }) =>
  db
    .selectFrom('memberships')
    .innerJoin('customers', 'customers.id', 'memberships.customerId')
    .selectAll('customers')
    .select([
      'memberships.isDefault',
      'customers.isLocked as isClosedToMembers',
      'memberships.state as membershipState',
      rolesHeldIn('memberships').as('held'),
      hasYoutube.as('hasYoutube'),
    ])
    .where('memberships.userId', '=', userId)
    .where('memberships.state', '<>', 'inactive')
    .where('customers.lifeState', '<>', 'closed')
    .orderBy('customers.sequence')
    .orderBy('customers.name'),
)

/** Those that the person can work in now, or accept an invitation of. */
export const openMemberships = (
  memberships: readonly MembershipRow[],
  state: MembershipRow['membershipState'] = 'active',
) =>
  memberships.filter(
    ({ isClosedToMembers, membershipState }) => !isClosedToMembers && membershipState === state,
  )

/** Why somebody can come in nowhere: their organization is locked, or they belong to none. */
export function nowhereToGo(memberships: readonly MembershipRow[]): Failure {
  const locked = memberships.find(({ isClosedToMembers }) => isClosedToMembers)
  return locked
    ? failure('organizationLocked', { organization: locked.name })
    : failure('inactiveUser')
}

/** Every customer the person belongs to, in the order of the switcher (spec §3). */
export const listMemberships = (db: Db, userId: string) => askMemberships(db, { userId })

const askRoles = compiledOnce(['customerId'], (db, { customerId }: { customerId: string }) =>
  db
    .selectFrom('roles')
    .select(['roleId', 'roleName'])
    .where((row) => row.or([row('customerId', 'is', null), row('customerId', '=', customerId)]))
    .orderBy(sql`customer_id is not null`)
    .orderBy('sequence')
    .orderBy('nameKey'),
)

/** The roles of the manifest, then the customer's own. */
export const listRoles = (db: Db, customerId: string) => askRoles(db, { customerId })

import { ulid } from 'ulid'
import type { RoleId } from '../../generated/facts/roles'
import type { Db, NewRowOf } from '../../src/server/database/tables'
import { createPasswords } from '../../src/session/server/passwords'
import { roleIdOf } from '../../src/session/server/writeRoles'

const passwords = createPasswords(4)

export const passwordsOf = { everybody: 'correct horse battery staple', weak: createPasswords(3) }
const createdAt = new Date('2026-01-01T00:00:00Z')

export interface TestMember {
  readonly userId: string
  readonly customerId: string
  readonly userName: string
  readonly password: string
}

export async function aCustomer(
  db: Db,
  change: Partial<NewRowOf<'customers'>> = {},
): Promise<string> {
  const { id = ulid() } = change
  await db
    .insertInto('customers')
    .values({
      id,
      name: `Customer ${id}`,
      city: 'Oslo',
      state: 'OS',
      zip: '0150',
      createdAt,
      ...change,
    })
    .execute()
  return id
}

export async function aUser(db: Db, change: Partial<NewRowOf<'users'>> = {}): Promise<string> {
  const id = ulid()
  await db
    .insertInto('users')
    .values({
      id,
      name: `Person ${id}`,
      userName: id.toLowerCase(),
      email: `${id.toLowerCase()}@test.example`,
      passwordHash: await passwords.hash(passwordsOf.everybody),
      createdAt,
      ...change,
    })
    .execute()
  return id
}

export async function aMembership(
  db: Db,
  { userId, customerId, roles }: { userId: string; customerId: string; roles: readonly RoleId[] },
): Promise<void> {
  await db.insertInto('memberships').values({ userId, customerId, createdAt }).execute()
  const held = roles.map((role) => ({ userId, customerId, roleId: roleIdOf(role) }))
  if (held.length > 0) await db.insertInto('membershipRoles').values(held).execute()
}

/** Creates a person with roles in a customer; a new customer unless one is given. */
export async function aMember(
  db: Db,
  given: {
    roles?: readonly RoleId[]
    customerId?: string
    customer?: Partial<NewRowOf<'customers'>>
    user?: Partial<NewRowOf<'users'>>
  } = {},
): Promise<TestMember> {
  const customerId = given.customerId ?? (await aCustomer(db, given.customer))
  const userId = await aUser(db, given.user)
  await aMembership(db, { userId, customerId, roles: given.roles ?? ['cm'] })
  return {
    userId,
    customerId,
    userName: given.user?.userName ?? userId.toLowerCase(),
    password: passwordsOf.everybody,
  }
}

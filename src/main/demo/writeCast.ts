/** Writes the demo's customers and people to the database. */
import { roles } from '../../../generated/facts/roles'
import { roleIdOf } from '../../session/server'
import {
  customers,
  emailOf,
  people,
  type CustomerKey,
  type DemoCustomer,
  type PersonId,
} from './cast'
import type { Writing } from './stage'

const customerKeys = Object.keys(customers) as CustomerKey[]
const personIds = Object.keys(people) as PersonId[]

export async function writeCast({ db, now, newId, passwordHash }: Writing): Promise<void> {
  const ids = {
    customers: idsFor(customerKeys, (key) => idOf(customers[key]) ?? newId()),
    people: idsFor(personIds, newId),
  }
  await db
    .insertInto('customers')
    .values(
      customerKeys.map((key, index) => customerRow(ids.customers[key], customers[key], index, now)),
    )
    .execute()
  await db
    .insertInto('users')
    .values(
      personIds.map((person) => ({
        id: ids.people[person],
        ...people[person],
        userName: person,
        email: emailOf(person),
        passwordHash,
        createdAt: now,
      })),
    )
    .execute()
  const memberships = customerKeys.flatMap((key) =>
    Object.entries(customers[key].members).map(([person, role]) => ({
      userId: ids.people[person as PersonId],
      customerId: ids.customers[key],
      roleId: roleIdOf(role as keyof typeof roles),
    })),
  )
  await db.insertInto('memberships').values(withDefaults(memberships, now)).execute()
  await db.insertInto('membershipRoles').values(memberships).execute()
}

const idOf = ({ id }: DemoCustomer) => id

const idsFor = <Key extends string>(keys: readonly Key[], newId: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, newId(key)])) as Record<Key, string>

function customerRow(
  id: string,
  { name, city, state, zip, isLocked, flags, ...limits }: DemoCustomer,
  sequence: number,
  createdAt: Date,
) {
  const { idleSessionTimeoutMins, seats, storageBytes } = limits
  const on = JSON.stringify(Object.fromEntries(flags.map((flag) => [flag, true])))
  const reported = { name, city, state, zip, isLocked, idleSessionTimeoutMins }
  return { id, ...reported, seats, storageBytes, flags: on, sequence, createdAt }
}

/** A person's first customer is their default. */
function withDefaults(
  memberships: ReadonlyArray<{ userId: string; customerId: string }>,
  createdAt: Date,
) {
  const seen = new Set<string>()
  return memberships.map(({ userId, customerId }) => {
    const isDefault = !seen.has(userId)
    seen.add(userId)
    return { userId, customerId, isDefault, createdAt }
  })
}

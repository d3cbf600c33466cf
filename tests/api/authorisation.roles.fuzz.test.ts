// Whatever people ask of the calls that write, with whatever ids they know: nobody raises anybody above themselves.
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { roles as known, type RoleId } from '../../generated/facts/roles'
import { calls, type ServedCallId } from '../../generated/wiring/calls'
import { definitions, schemas } from '../../generated/wiring/schemas.json'
import { roleIdOf } from '../../src/session/server'
import { seed, countOf } from '../support/sizes'
import { aCustomer, aMember, aMembership, callAs, freshApp, signIn } from '../support/world'

const steps = countOf(4000, 40_000)

const app = await freshApp()
const { db } = app.database

/** As the YAML says it, so that nothing here leans on what the server decides by. */
const { roles: written } = load(readFileSync('manifest/roles.yaml', 'utf8')) as {
  roles: Record<string, { idSuffix: string; persona: string; gives?: string[] }>
}
const kindOf = (roleId: string) =>
  Object.entries(written).find(([, { idSuffix }]) => roleId.endsWith(idSuffix))![0]
const mayGive = (held: readonly string[], roleId: string) =>
  held.some((each) => written[kindOf(each)]!.gives?.includes(kindOf(roleId)))

const places = [await aCustomer(db), await aCustomer(db), await aCustomer(db)]
const [first, second, staff] = places as [string, string, string]
const people = await Promise.all(
  [first, second].flatMap((customerId) =>
    (Object.keys(known) as RoleId[])
      .filter((role) => known[role].persona !== 'support')
      .flatMap((role) => [role, role])
      .map((role) => aMember(db, { customerId, roles: [role] })),
  ),
)
people.push(await aMember(db, { customerId: staff, roles: ['superAdmin'] }))
// Somebody small here is somebody great there, and the other way round.
const both = await aMember(db, { customerId: first, roles: ['viewer'] })
await aMembership(db, { userId: both.userId, customerId: second, roles: ['cm'] })
const own = `999${written['cm']!.idSuffix}`
await db
  .insertInto('roles')
  .values({
    roleId: own,
    roleName: 'Own',
    sequence: 9,
    customerId: first,
    closed: ['eraseContacts'],
    createdAt: app.clock.now,
  })
  .execute()
const narrowed = await aMember(db, { customerId: first, roles: [] })
await db
  .insertInto('membershipRoles')
  .values({ userId: narrowed.userId, customerId: first, roleId: own })
  .execute()
people.push(both, narrowed)

const sessions = await Promise.all(
  people.map(async (member) => ({ member, session: await signIn(app, member) })),
)

const userIds = people.map(({ userId }) => userId)
const roleIds = [...Object.keys(known).map((role) => roleIdOf(role as RoleId)), own]

/** What a field of this name is likely to be about, and sometimes something else. */
function idFor(key: string): fc.Arbitrary<string> {
  const fitting = /role/i.test(key) ? roleIds : /customer/i.test(key) ? places : userIds
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...fitting) },
    { weight: 1, arbitrary: fc.constantFrom(...userIds, ...places, ...roleIds) },
  )
}

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly format?: string
  readonly minItems?: number
  readonly maximum?: number
  readonly minimum?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

const meantBy = (schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : (definitions.$defs as unknown as Record<string, Schema>)[schema.$ref.split('/').at(-1)!]!

/** What fits the schema, with ids of real people, roles and customers wherever a text may stand. */
function asked(given: Schema, key = ''): fc.Arbitrary<unknown> {
  const { type, enum: values, anyOf, format, items = {}, properties = {}, ...rest } = meantBy(given)
  if (anyOf) return asked(anyOf[0]!, key)
  if (values) return fc.constantFrom(...values)
  if (format === 'email') return fc.constantFrom('taken.over@evil.example', 'new@evil.example')
  switch (type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number': {
      const least = rest.minimum ?? 0
      return fc.integer({ min: least, max: Math.min(least + 3, rest.maximum ?? least + 3) })
    }
    case 'array': {
      const least = rest.minItems ?? 0
      if (least > 2) return fc.array(asked(items, key), { minLength: least, maxLength: least })
      return fc.uniqueArray(asked(items, key), { minLength: least, maxLength: 2 })
    }
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(properties).map(([name, each]) => [name, asked(each, name)]),
        ),
        { requiredKeys: [...(rest.required ?? [])] },
      )
    default:
      return idFor(key)
  }
}

/** Those that end the caller's own session, hash a password that is sent along, or never end are tried elsewhere. */
const elsewhere = /session|password|signIn|logout|switch|link|analytics|upload|followEvents/i

const writing = Object.values(calls)
  .filter(
    ({ auth, id }) => auth === 'bearer' && (!elsewhere.test(id) || id === 'giveTemporaryPassword'),
  )
  .map(({ id }) => id as ServedCallId)
  .filter((id) => (schemas as Record<string, { request?: unknown }>)[id]?.request !== undefined)

/** Those that name roles or people are tried more often than all others. */
const isAboutPeople = (id: ServedCallId) =>
  /"(roles|userId|roleId|closed)"/.test(JSON.stringify((schemas as Record<string, object>)[id]))

/** Roles by person and customer, and what opens each account. */
async function look() {
  const held = await db.selectFrom('membershipRoles').selectAll().execute()
  const accounts = await db.selectFrom('users').select(['id', 'email', 'passwordHash']).execute()
  const members = await db.selectFrom('memberships').select(['userId', 'customerId']).execute()
  const roles = await db.selectFrom('roles').select(['roleId', 'customerId', 'closed']).execute()
  return {
    held,
    accounts,
    members,
    closed: new Map(roles.map((role) => [role.roleId, role.closed])),
  }
}

type Seen = Awaited<ReturnType<typeof look>>
interface Who {
  readonly userId: string
  readonly customerId: string
}

const rolesIn = ({ held }: Seen, { userId, customerId }: Who) =>
  held
    .filter((each) => each.userId === userId && each.customerId === customerId)
    .map(({ roleId }) => roleId)

/** What this caller did that is more than they may. */
function raisedBy(caller: Who, before: Seen, after: Seen): string[] {
  const mine = rolesIn(before, caller)
  const isStaff = mine.some((role) => written[kindOf(role)]!.persona === 'support')
  const isGivable = (role: string) =>
    mayGive(mine, role) &&
    mine.some((each) =>
      before.closed.get(each)!.every((id) => after.closed.get(role)!.includes(id)),
    )
  const gained = after.held.filter((now) => !rolesIn(before, now).includes(now.roleId))
  const changed = after.accounts.filter((now) => {
    const was = before.accounts.find(({ id }) => id === now.id)
    return was && (was.email !== now.email || was.passwordHash !== now.passwordHash)
  })
  return [
    ...gained.flatMap(({ userId, customerId, roleId }) => [
      ...(userId === caller.userId ? [`gave themselves ${roleId}`] : []),
      ...(isGivable(roleId) ? [] : [`gave ${roleId}`]),
      ...(isStaff || customerId === caller.customerId ? [] : [`gave ${roleId} elsewhere`]),
      ...(rolesIn(before, { userId, customerId }).every((role) => mayGive(mine, role))
        ? []
        : ['changed the roles of somebody above']),
    ]),
    ...changed.flatMap(({ id }) => {
      if (id === caller.userId || isStaff) return []
      const others = before.members.filter(({ userId }) => userId === id)
      const isMine = others.every(({ customerId }) => customerId === caller.customerId)
      const isBelow = rolesIn(before, { userId: id, customerId: caller.customerId }).every((role) =>
        mayGive(mine, role),
      )
      return isMine && isBelow ? [] : ['took an account']
    }),
    ...[...after.closed].flatMap(([role, closed]) => {
      const was = before.closed.get(role)
      const opened = was?.some((id) => !closed.includes(id)) ?? false
      return opened && mine.includes(role) ? [`opened their own role ${role}`] : []
    }),
  ]
}

test(
  `in ${steps} calls nobody raises anybody above themselves`,
  { timeout: steps * 200 + 300_000 },
  async () => {
    const arbitrary = fc
      .constantFrom(
        ...writing,
        ...Array.from({ length: 8 }, () => writing.filter(isAboutPeople)).flat(),
      )
      .chain((id) =>
        fc.record({
          id: fc.constant(id),
          by: fc.nat(sessions.length - 1),
          request: asked((schemas as unknown as Record<string, { request: Schema }>)[id]!.request),
        }),
      )
    const done = new Map<string, number>()
    let before = await look()
    for (const { id, by, request } of fc.sample(arbitrary, { numRuns: steps, seed })) {
      const { member, session } = sessions[by]!
      const { status } = await callAs(app, session, id, request as object)
      if (status !== 200) continue
      done.set(id, (done.get(id) ?? 0) + 1)
      const after = await look()
      expect({ id, by: member, request, raised: raisedBy(member, before, after) }).toMatchObject({
        raised: [],
      })
      before = after
    }
    // So that it was no test of refusals alone.
    expect(done.size).toBeGreaterThan(5)
  },
)

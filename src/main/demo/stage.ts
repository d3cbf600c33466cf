/** Where the demo is played: who is there, and how they call the server on a day of its past. */
import type { ChangeResponse } from '../../../generated/facts/forms'
import type { RoleId } from '../../../generated/facts/roles'
import { flagsOf } from '../../session/server'
import type { Context } from '../../server/context'
import type { Db } from '../../server/database/tables'
import type { Services } from '../../server/services'
import { customers, emailOf, people, type CustomerKey, type PersonId } from './cast'

const dayMs = 86_400_000

export interface Writing {
  readonly db: Db
  readonly now: Date
  readonly services: Services
  /** The folder of films and files that the setup draws for the demo. */
  readonly cache: string
  /** The hash of `demoPassword`. */
  readonly passwordHash: string
  newId(): string
}

export interface Stage extends Writing {
  /** Ids of the people and of the customers. */
  readonly people: Readonly<Record<PersonId, string>>
  readonly customers: Readonly<Record<CustomerKey, string>>
  daysAgo(days: number): Date
  /** A day from today: `2026-12-01`. */
  dayIn(days: number): string
  /** How somebody calls the server, so many days ago; at Northwind unless another customer is named. */
  as(who: PersonId | DemoMember, daysAgo: number, customer?: CustomerKey): Context
}

/** Somebody who is not of the cast, or not a member where they call. */
export interface DemoMember {
  readonly userId: string
  readonly name: string
  readonly role: RoleId
}

export async function setStage(writing: Writing): Promise<Stage> {
  const { db, now, services, newId } = writing
  const users = await db.selectFrom('users').select(['id', 'email']).execute()
  const known = await db.selectFrom('customers').select(['id', 'name']).execute()
  const ids = {
    people: idsBy(people, (id) => users.find(({ email }) => email === emailOf(id))?.id),
    customers: idsBy(
      customers,
      (key) => known.find(({ name }) => name === customers[key].name)?.id,
    ),
  }
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  return {
    ...writing,
    ...ids,
    daysAgo,
    dayIn: (days) => daysAgo(-days).toISOString().slice(0, 10),
    as(who, days, customer = 'northwind') {
      const member =
        typeof who === 'string'
          ? { userId: ids.people[who], name: people[who].name, role: roleOf(who, customer) }
          : who
      const customerId = ids.customers[customer]
      const call = callOf({ ...member, customerId })
      return { ...call, db, services, newId, now: daysAgo(days), passEndsAt: now }
    },
  }
}

const idsBy = <Key extends string>(
  all: Readonly<Record<Key, object>>,
  idOf: (key: Key) => string | undefined,
) =>
  Object.fromEntries((Object.keys(all) as Key[]).map((key) => [key, idOf(key) ?? ''])) as Record<
    Key,
    string
  >

function roleOf(who: PersonId, customer: CustomerKey): RoleId {
  const members: Partial<Record<PersonId, RoleId>> = customers[customer].members
  const role = members[who]
  if (!role) throw new Error(`${people[who].name} does not belong to ${customers[customer].name}.`)
  return role
}

/** A call without a browser: nobody signs in, listens or is told. */
const callOf = ({ role, ...member }: DemoMember & { readonly customerId: string }) =>
  ({
    rows: 'customer',
    member: {
      ...member,
      familyId: '',
      pictureUrl: null,
      roleIds: [],
      roles: [role],
      held: [{ role, closed: new Set() }],
      flags: flagsOf({ flags: {} }),
      mustChangePassword: false,
    },
    caller: { ip: '', userAgent: '', acceptLanguage: 'en' },
    cookies: { read: () => undefined, set: () => {}, expire: () => {}, forgetAnswers: () => {} },
    audit: () => {},
    afterCommit: () => {},
  }) satisfies Partial<Context>

/** Throws where the server refuses to change one of the rows. */
export async function allowed(change: Promise<ChangeResponse>): Promise<void> {
  const [refused] = (await change).refused
  if (refused) throw new Error(`The demo changed what it may not: ${JSON.stringify(refused)}`)
}

/** Finds a row that an earlier act made, by its title. */
export const titled = (
  { db, customers: ids }: Stage,
  table: 'footageClips' | 'files' | 'storyboards',
  title: string,
  customer: CustomerKey = 'northwind',
) =>
  db
    .selectFrom(table)
    .select(['id', 'title as name'])
    .where('customerId', '=', ids[customer])
    .where('title', '=', title)
    .executeTakeFirst()

/** The clip of Northwind with this title. */
export const clipTitled = ({ db, customers: ids }: Stage, title: string) =>
  db
    .selectFrom('footageClips')
    .select(['id', 'assetId'])
    .where('customerId', '=', ids.northwind)
    .where('title', '=', title)
    .executeTakeFirst()

/** A program of the demo, by its title, with its latest version, if that has a film. */
export const programTitled = (
  { db, customers: ids }: Stage,
  title: string,
  customer: CustomerKey = 'northwind',
) =>
  db
    .selectFrom('programs as program')
    .leftJoin('programVersions as version', (join) =>
      join
        .onRef('version.programId', '=', 'program.id')
        .onRef('version.versionNo', '=', 'program.versionNo')
        .on('version.assetId', 'is not', null),
    )
    .selectAll('program')
    .select(['version.id as versionId', 'version.durationMs'])
    .where('program.customerId', '=', ids[customer])
    .where('program.title', '=', title)
    .executeTakeFirst()

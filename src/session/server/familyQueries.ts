/** Session families: one for each sign-in. */
import { sql } from 'kysely'
import { compiledOnce } from '../../server/database/compiledOnce'
import type { Db } from '../../server/database/tables'
import type { SessionFamiliesTable } from '../../server/database/tables/session'

export interface NewFamily {
  readonly id: string
  readonly userId: string
  readonly customerId: string
  readonly bindingHash: string
  readonly userAgent: string
  readonly ip: string
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertFamily(db: Db, { now, ...family }: NewFamily): Promise<void> {
  await db
    .insertInto('sessionFamilies')
    .values({ ...family, generation: 0, seenGeneration: -1, createdAt: now, lastActiveAt: now })
    .execute()
}

export function findFamily(db: Db, familyId: string) {
  return db.selectFrom('sessionFamilies').selectAll().where('id', '=', familyId).executeTakeFirst()
}

/** Held until the transaction ends: two refreshes of one family come one after the other. */
export function lockFamily(db: Db, familyId: string) {
  return db
    .selectFrom('sessionFamilies')
    .selectAll()
    .where('id', '=', familyId)
    .forUpdate()
    .executeTakeFirst()
}

const lockByToken = compiledOnce(['tokenHash'], (db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('sessionFamilies')
    .selectAll()
    .where('id', '=', (given) =>
      given
        .selectFrom('refreshTokens')
        .select('refreshTokens.familyId')
        .where('refreshTokens.tokenHash', '=', tokenHash),
    )
    .forUpdate(),
)

/** The same, by any token it was ever given: no token moves to another family. */
export async function lockFamilyOf(db: Db, tokenHash: string) {
  const [locked] = await lockByToken(db, { tokenHash })
  return locked
}

export async function moveFamily(
  db: Db,
  familyId: string,
  change: { generation: number; customerId: string; lastActiveAt: Date },
): Promise<void> {
  await db.updateTable('sessionFamilies').set(change).where('id', '=', familyId).execute()
}

type EndReason = NonNullable<SessionFamiliesTable['endReason']>

export async function endFamily(
  db: Db,
  familyId: string,
  endReason: EndReason,
  endedAt: Date,
): Promise<void> {
  await db
    .updateTable('sessionFamilies')
    .set({ endReason, endedAt })
    .where('id', '=', familyId)
    .where('endedAt', 'is', null)
    .execute()
}

/** Answers how many there were. */
export async function endOtherFamilies(
  db: Db,
  { userId, familyId }: { readonly userId: string; readonly familyId: string },
  endReason: EndReason,
  endedAt: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessionFamilies')
    .set({ endReason, endedAt })
    .where('userId', '=', userId)
    .where('id', '<>', familyId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** False when the person has no such session that is open. */
export async function endOwnFamily(
  db: Db,
  userId: string,
  familyId: string,
  endedAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessionFamilies')
    .set({ endReason: 'signOut', endedAt })
    .where('userId', '=', userId)
    .where('id', '=', familyId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function listOpenFamilies(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessionFamilies as family')
    .innerJoin('customers', 'customers.id', 'family.customerId')
    .select([
      'family.id',
      'family.userAgent',
      'family.ip',
      'family.createdAt',
      'family.lastActiveAt',
      'customers.name as customerName',
      'customers.idleSessionTimeoutMins',
    ])
    .where('family.userId', '=', userId)
    .where('family.endedAt', 'is', null)
    .where('family.expiresAt', '>=', now)
    .orderBy('family.lastActiveAt', 'desc')
    .orderBy('family.id', 'desc')
    .execute()
}

/** The session this browser held before somebody signed in anew. */
export async function endFamilyBoundTo(db: Db, bindingHash: string, endedAt: Date): Promise<void> {
  await db
    .updateTable('sessionFamilies')
    .set({ endReason: 'signOut', endedAt })
    .where('bindingHash', '=', bindingHash)
    .where('endedAt', 'is', null)
    .execute()
}

/** A sign-in makes one and takes these away: never behind, and no sign-in waits for a whole night's. */
const mostForgotten = 10

/**
 * What ended a day ago, whosever it was, is of no use to anybody; the audit remembers it. What somebody else
 * is at work on, or forgets at this moment, is passed over: nobody waits.
 */
export async function forgetOldFamilies(db: Db, before: Date): Promise<void> {
  const old = db
    .selectFrom('sessionFamilies')
    .select('id')
    .where('expiresAt', '<', before)
    .orderBy('expiresAt')
    .limit(mostForgotten)
    .forUpdate()
    .skipLocked()
  // As an array it is looked for once, however the plan goes.
  await db
    .deleteFrom('sessionFamilies')
    .where('id', '=', sql<string>`any(array(${old}))`)
    .execute()
}

/** Everything a call must know of its caller, in one look. */
function selectAdmission(db: Db, { familyId }: { familyId: string }) {
  return db
    .selectFrom('sessionFamilies as family')
    .innerJoin('users', 'users.id', 'family.userId')
    .innerJoin('customers', 'customers.id', 'family.customerId')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.userId', '=', 'family.userId')
        .onRef('memberships.customerId', '=', 'family.customerId'),
    )
    .select([
      'family.userId',
      'family.customerId',
      'family.seenGeneration',
      'family.generation',
      'family.lastActiveAt',
      'family.expiresAt',
      'family.endedAt',
      'users.name',
      'users.mustChangePassword',
      'users.state as userState',
      'customers.flags',
      'customers.idleSessionTimeoutMins',
      sql<boolean>`memberships.user_id is not null and not customers.is_locked
        and customers.life_state in ('trial', 'active')`.as('isWelcome'),
      sql<string[]>`array(
        select role_id from membership_roles as held
        where held.user_id = family.user_id and held.customer_id = family.customer_id
        order by role_id
      )`.as('roleIds'),
    ])
    .where('family.id', '=', familyId)
}

const askAdmission = compiledOnce(['familyId'], selectAdmission)

/** Every call asks it. */
export async function findAdmission(db: Db, familyId: string) {
  const [found] = await askAdmission(db, { familyId })
  return found
}

export async function recordPresence(
  db: Db,
  familyId: string,
  change: { lastActiveAt?: Date; seenGeneration?: number },
): Promise<void> {
  await db.updateTable('sessionFamilies').set(change).where('id', '=', familyId).execute()
}

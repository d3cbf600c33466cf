/** Session families. A family is one sign-in with all the refresh tokens that follow from it. */
import { sql } from 'kysely'
import { compiledOnce } from '../../server/database/compiledOnce'
import type { Db, RowOf } from '../../server/database/tables'
import { rolesHeldIn } from './heldRoles'
import { isOpenToMembers } from './openCustomers'

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

/**
 * Locks the row until the transaction ends, so that two refreshes of one family run one after the
 * other.
 */
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

/**
 * Like lockFamily, by any token the family was ever given; a token never moves to another family.
 */
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

type EndReason = NonNullable<RowOf<'sessionFamilies'>['endReason']>

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

/** Returns how many were ended. */
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

/** Returns how many were ended. */
export async function endAllFamilies(
  db: Db,
  userId: string,
  endReason: EndReason,
  endedAt: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessionFamilies')
    .set({ endReason, endedAt })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** False if the person has no such open session. */
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

/** Ends the session this browser held before somebody signed in again. Returns which it was. */
export async function endFamilyBoundTo(
  db: Db,
  bindingHash: string,
  endedAt: Date,
): Promise<string[]> {
  const ended = await db
    .updateTable('sessionFamilies')
    .set({ endReason: 'signOut', endedAt })
    .where('bindingHash', '=', bindingHash)
    .where('endedAt', 'is', null)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

/**
 * Each sign-in adds one family and deletes up to this many: cleaning keeps up, and none takes long.
 */
const mostForgotten = 10

/**
 * Deletes families that expired before the given time, of any person; the audit log keeps their
 * history. Locked rows are skipped, so nobody waits.
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
  // As an array, so that the subquery runs once whatever plan the database chooses.
  await db
    .deleteFrom('sessionFamilies')
    .where('id', '=', sql<string>`any(array(${old}))`)
    .execute()
}

/** Everything needed to authenticate a call, in one query. */
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
      'family.endReason',
      'users.name',
      'users.pictureUrl',
      'users.mustChangePassword',
      'users.state as userState',
      'customers.flags',
      'customers.idleSessionTimeoutMins',
      sql<boolean>`coalesce(memberships.state = 'active', false) and ${isOpenToMembers}`.as(
        'isWelcome',
      ),
      rolesHeldIn('family').as('held'),
    ])
    .where('family.id', '=', familyId)
}

const askAdmission = compiledOnce(['familyId'], selectAdmission)

/** Runs on every call. */
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

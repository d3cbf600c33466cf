/** Which provider account signs in which user. */
import type { Db } from '../../../server/database/tables'
import { hashOf } from '../refreshTokens'
import type { ProviderAccount } from './provider'

export function findIdentity(db: Db, { issuer, subject }: ProviderAccount) {
  return db
    .selectFrom('thirdPartyIdentities')
    .select(['id', 'userId'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export function listIdentities(db: Db, userId: string) {
  return db
    .selectFrom('thirdPartyIdentities')
    .select(['id', 'name', 'email'])
    .where('userId', '=', userId)
    .orderBy('linkedAt')
    .execute()
}

export async function deleteIdentity(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('thirdPartyIdentities')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Returns what was deleted. */
export async function deleteIdentities(db: Db, userId: string): Promise<readonly string[]> {
  const deleted = await db
    .deleteFrom('thirdPartyIdentities')
    .where('userId', '=', userId)
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}

/** If two users connect the same account at once, one gets it; returns whose it is. */
export async function linkIdentity(
  db: Db,
  account: ProviderAccount,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('thirdPartyIdentities')
    .values({ ...account, id, userId, linkedAt: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('userId')
    .executeTakeFirst()
  return inserted?.userId ?? (await findIdentity(db, account))?.userId
}

/** False if this answer of the provider was already used. */
export async function spendState(
  db: Db,
  state: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<boolean> {
  await db.deleteFrom('thirdPartySpentStates').where('expiresAt', '<', now).execute()
  const spent = await db
    .insertInto('thirdPartySpentStates')
    .values({ stateHash: hashOf(state), expiresAt })
    .onConflict((conflict) => conflict.column('stateHash').doNothing())
    .returning('stateHash')
    .executeTakeFirst()
  return spent !== undefined
}

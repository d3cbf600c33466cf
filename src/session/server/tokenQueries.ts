/** The refresh tokens of a session family. */
import type { Db } from '../../server/database/tables'

export interface NewToken {
  readonly tokenHash: string
  readonly familyId: string
  readonly generation: number
  readonly issuedAt: Date
}

export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await db.insertInto('refreshTokens').values(token).execute()
}

export function findToken(db: Db, tokenHash: string) {
  return db
    .selectFrom('refreshTokens')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

export function findCurrentToken(db: Db, familyId: string) {
  return db
    .selectFrom('refreshTokens')
    .selectAll()
    .where('familyId', '=', familyId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
}

/** One step that only one can take: a token is used up once, whoever else holds it (session.md B1 6). */
export async function useToken(db: Db, tokenHash: string, usedAt: Date): Promise<void> {
  await db
    .updateTable('refreshTokens')
    .set({ usedAt })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .returning('tokenHash')
    .executeTakeFirstOrThrow()
}

/** The refresh tokens of a session family. */
import { sql } from 'kysely'
import { compiledOnce } from '../../server/database/compiledOnce'
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

const askToken = compiledOnce(['tokenHash'], (db, { tokenHash }: { tokenHash: string }) =>
  db.selectFrom('refreshTokens').selectAll().where('tokenHash', '=', tokenHash),
)

export async function findToken(db: Db, tokenHash: string) {
  const [found] = await askToken(db, { tokenHash })
  return found
}

export function findCurrentToken(db: Db, familyId: string) {
  return db
    .selectFrom('refreshTokens')
    .selectAll()
    .where('familyId', '=', familyId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Starts the token's grace period anew (session.md B1 6). */
export async function useAgain(db: Db, tokenHash: string, usedAt: Date): Promise<void> {
  await db.updateTable('refreshTokens').set({ usedAt }).where('tokenHash', '=', tokenHash).execute()
}

interface Rotation {
  readonly usedHash: string
  readonly usedAt: Date
  readonly newHash: string
  readonly generation: number
  readonly customerId: string
  readonly lastActiveAt: Date
}

const useUp = compiledOnce<Rotation, { id: string }>(
  ['usedHash', 'usedAt', 'newHash', 'generation', 'customerId', 'lastActiveAt'],
  (db, { usedHash, usedAt, newHash, generation, customerId, lastActiveAt }) =>
    db
      .with('used', (given) =>
        given
          .updateTable('refreshTokens')
          .set({ usedAt })
          .where('tokenHash', '=', usedHash)
          .where('usedAt', 'is', null)
          .returning('familyId'),
      )
      .with('issued', (given) =>
        given
          .insertInto('refreshTokens')
          .columns(['familyId', 'tokenHash', 'generation', 'issuedAt'])
          .expression(
            given
              .selectFrom('used')
              .select([
                'used.familyId',
                sql<string>`${newHash}::text`.as('tokenHash'),
                sql<number>`${generation}::integer`.as('generation'),
                sql<Date>`${usedAt}::timestamptz`.as('issuedAt'),
              ]),
          ),
      )
      .updateTable('sessionFamilies')
      .from('used')
      .set({ generation, customerId, lastActiveAt })
      .whereRef('sessionFamilies.id', '=', 'used.familyId')
      .returning('sessionFamilies.id'),
)

/**
 * Marks the token as used and creates its successor in one statement, which can succeed only once
 * (session.md B1 6).
 */
export async function rotateToken(db: Db, rotation: Rotation): Promise<void> {
  const moved = await useUp(db, rotation)
  if (moved.length !== 1) throw new Error('This refresh token was used up already.')
}

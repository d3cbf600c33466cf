// Codes of six digits, one a page and address: the latest works, for ten minutes and five tries.
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { hashOf } from './services'

const lifeMs = 10 * 60_000
const mostTries = 5

interface Proof {
  readonly pageId: string
  readonly address: string
  readonly code: string
  readonly now: Date
}

const hashed = ({ pageId, address, code }: Proof) => hashOf([pageId, address, code].join('\n'))

export async function keepCode(db: Db, proof: Proof): Promise<void> {
  const { pageId, address, now } = proof
  await db.deleteFrom('shareCodes').where('expiresAt', '<=', now).execute()
  const kept = {
    codeHash: hashed(proof),
    tries: 0,
    expiresAt: new Date(now.getTime() + lifeMs),
  }
  await db
    .insertInto('shareCodes')
    .values({ pageId, address, ...kept })
    .onConflict((known) => known.columns(['pageId', 'address']).doUpdateSet(kept))
    .execute()
}

/** Uses a code up; each try counts, so that two at once are two. */
export async function spendCode(db: Db, proof: Proof): Promise<boolean> {
  const { pageId, address, now } = proof
  const tried = await db
    .updateTable('shareCodes')
    .set({ tries: sql`tries + 1` })
    .where('pageId', '=', pageId)
    .where('address', '=', address)
    .where('expiresAt', '>', now)
    .where('tries', '<', mostTries)
    .returning('codeHash')
    .executeTakeFirst()
  if (tried?.codeHash !== hashed(proof)) return false
  const { numDeletedRows } = await db
    .deleteFrom('shareCodes')
    .where('pageId', '=', pageId)
    .where('address', '=', address)
    .where('codeHash', '=', tried.codeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

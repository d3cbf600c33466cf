/** Codes that work once and briefly: links in mails, results of third-party sign-ins, tickets for analytics. */
import { randomBytes } from 'node:crypto'
import type { Db } from '../../server/database/tables'
import type { OneTimeCodesTable } from '../../server/database/tables/session'
import { hashOf } from './refreshTokens'

type Purpose = OneTimeCodesTable['purpose']

/** How long each may wait (session.md B4 5 and B5 30), in milliseconds. */
const lifeMs: Readonly<Record<Purpose, number>> = {
  signInLink: 72 * 60 * 60_000,
  thirdParty: 60_000,
  analytics: 60_000,
}

export const codeHours = (purpose: Purpose) => lifeMs[purpose] / (60 * 60_000)

export interface CodeOwner {
  readonly userId: string
  readonly familyId?: string
}

/** Whoever holds the text holds what it opens: it is told once and never stored. */
export async function issueCode(
  db: Db,
  purpose: Purpose,
  { userId, familyId }: CodeOwner,
  now: Date,
): Promise<string> {
  // What is over opens nothing any more, so nobody keeps it.
  await db.deleteFrom('oneTimeCodes').where('expiresAt', '<=', now).execute()
  const code = `otc_${randomBytes(32).toString('base64url')}`
  await db
    .insertInto('oneTimeCodes')
    .values({
      codeHash: hashOf(code),
      purpose,
      userId,
      familyId: familyId ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMs[purpose]),
    })
    .execute()
  return code
}

/** Of two who present the same code at once, one gets it. */
export function spendCode(db: Db, purposes: readonly Purpose[], code: string, now: Date) {
  return db
    .updateTable('oneTimeCodes')
    .set({ usedAt: now })
    .where('codeHash', '=', hashOf(code))
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['purpose', 'userId', 'familyId'])
    .executeTakeFirst()
}

/** What a person no longer needs: after a change of password, no older link opens anything. */
export async function forgetCodes(db: Db, userId: string, purpose: Purpose): Promise<void> {
  await db
    .deleteFrom('oneTimeCodes')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .execute()
}

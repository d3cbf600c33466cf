/**
 * Short-lived codes that work once: mailed links, results of third-party sign-ins, analytics
 * tickets.
 */
import { randomBytes } from 'node:crypto'
import type { Db, RowOf } from '../../server/database/tables'
import { hashOf } from './refreshTokens'

type Purpose = RowOf<'oneTimeCodes'>['purpose']

/** Lifetime per purpose (session.md B4 5 and B5 30), in milliseconds. */
const lifeMs: Readonly<Record<Purpose, number>> = {
  signInLink: 72 * 60 * 60_000,
  invitation: 7 * 24 * 60 * 60_000,
  thirdParty: 60_000,
  analytics: 60_000,
}

export const codeHours = (purpose: Purpose) => lifeMs[purpose] / (60 * 60_000)

export interface CodeOwner {
  readonly userId: string
  readonly familyId?: string
  readonly customerId?: string
}

/** Creates a code. Its text is returned once; only its hash is stored. */
export async function issueCode(
  db: Db,
  purpose: Purpose,
  { userId, familyId, customerId }: CodeOwner,
  now: Date,
): Promise<string> {
  // Deletes expired codes.
  await db.deleteFrom('oneTimeCodes').where('expiresAt', '<=', now).execute()
  const code = `otc_${randomBytes(32).toString('base64url')}`
  await db
    .insertInto('oneTimeCodes')
    .values({
      codeHash: hashOf(code),
      purpose,
      userId,
      familyId: familyId ?? null,
      customerId: purpose === 'invitation' ? (customerId ?? null) : null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMs[purpose]),
    })
    .execute()
  return code
}

/** Uses a code up. If it is presented twice at once, only one caller gets it. */
export function spendCode(db: Db, purposes: readonly Purpose[], code: string, now: Date) {
  return db
    .updateTable('oneTimeCodes')
    .set({ usedAt: now })
    .where('codeHash', '=', hashOf(code))
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['purpose', 'userId', 'familyId', 'customerId'])
    .executeTakeFirst()
}

/** Deletes a person's open codes: after a change of password no older link is valid. */
export async function forgetCodes(
  db: Db,
  userId: string,
  purposes: readonly Purpose[],
): Promise<void> {
  await db
    .deleteFrom('oneTimeCodes')
    .where('userId', '=', userId)
    .where('purpose', 'in', purposes)
    .execute()
}

/** Of several letters of one invitation only the newest has a link that works. */
export async function forgetInvitations(db: Db, userId: string, customerId: string): Promise<void> {
  await db
    .deleteFrom('oneTimeCodes')
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .where('purpose', '=', 'invitation')
    .execute()
}

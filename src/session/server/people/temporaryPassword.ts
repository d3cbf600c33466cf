import { randomBytes } from 'node:crypto'
import type { Context } from '../../../server/context'
import { endAllFamilies } from '../familyQueries'
import { forgetCodes } from '../oneTimeCodes'

/** Session.md B4 5. */
const lifeMs = 72 * 60 * 60_000

export interface TemporaryPassword {
  readonly password: string
  readonly expiresAt: Date
}

/**
 * Gives a person a password that opens one session, in which they choose their own; all their other
 * sessions and links end. Hashing takes its time, so this begins its own transaction, in which
 * `ensure` has the last word on whether it may be.
 */
export async function giveTemporaryPassword(
  userId: string,
  { db, now, services, caller, audit, afterCommit }: Context,
  ensure: (transaction: Context['db']) => Promise<void>,
): Promise<TemporaryPassword> {
  const password = wordOf(randomBytes(15))
  const passwordHash = await services.session.passwords.hash(password, caller)
  const expiresAt = new Date(now.getTime() + lifeMs)
  const ended = await db.transaction().execute(async (transaction) => {
    await forgetCodes(transaction, userId, ['signInLink', 'invitation', 'thirdParty'])
    await ensure(transaction)
    await transaction
      .updateTable('users')
      .set({ passwordHash, temporaryPasswordExpiresAt: expiresAt })
      .where('id', '=', userId)
      .execute()
    return endAllFamilies(transaction, userId, 'admin', now)
  })
  afterCommit(() => services.events.close({ userIds: [userId] }))
  audit({ action: 'user.passwordGiven', target: userId, details: { ended } })
  return { password, expiresAt }
}

/** Without letters that look like others; in groups, since people read it out. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const wordOf = (bytes: Uint8Array) =>
  [...bytes]
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replace(/(.{5})(?=.)/g, '$1-')

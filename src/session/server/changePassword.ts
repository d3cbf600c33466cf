import { setTimeout as wait } from 'node:timers/promises'
import type { Context, Handler } from '../../server/context'
import { passwordMaxLength, passwordMinLength } from '../../../generated/facts/constants'
import { changedMeanwhile, failure, tooManyAttempts } from '../../server/errors'
import { passwordFaultOf } from '../passwordRules'
import { isCommonPassword } from './commonPasswords'
import { endOtherFamilies } from './familyQueries'
import { forgetCodes } from './oneTimeCodes'
import { findUser, replacePassword } from './userQueries'

type Person = Awaited<ReturnType<typeof findUser>>

/** Like signing in it makes its own transaction: none may wait while a password is hashed (README, decision 11). */
export const changePassword: Handler<'changePassword'> = async (request, context) => {
  const { db, member, now, services, audit } = context
  const { newPassword } = request
  const { passwords, productName } = services.session
  const user = await findUser(db, member.userId)
  await ensureGood(newPassword, [user.userName, user.email, user.name, productName])
  if (!user.mustChangePassword) await proveCurrent(request.currentPassword, user, context)
  if (await passwords.verify(newPassword, user.passwordHash)) throw failure('passwordUnchanged')

  const passwordHash = await passwords.hash(newPassword)
  const ended = await db.transaction().execute(async (transaction) => {
    const change = { userId: user.id, from: user.passwordHash, to: passwordHash }
    // Somebody else was faster: what was proved here is not the password any more.
    if (!(await replacePassword(transaction, change))) throw changedMeanwhile()
    await forgetCodes(transaction, user.id, 'signInLink')
    return endOtherFamilies(transaction, member, 'passwordChanged', now)
  })
  audit({ action: 'password.changed', details: { ended, wasDue: user.mustChangePassword } })
  return {}
}

async function ensureGood(password: string, around: readonly string[]): Promise<void> {
  const fault = passwordFaultOf(password, around)
  const limits = { least: String(passwordMinLength), most: String(passwordMaxLength) }
  if (fault) throw failure(fault, limits)
  if (await isCommonPassword(password)) throw failure('passwordTooCommon')
}

/** A wrong one counts like a wrong one at sign-in: a borrowed screen is no place to guess. */
export async function proveCurrent(
  given: string | undefined,
  user: Person,
  { now, caller, services, audit }: Context,
): Promise<void> {
  const { limits, passwords } = services.session
  const attempt = limits.begin(user.userName, caller.ip, now)
  if (attempt.retryAfterSeconds !== undefined) {
    audit({ action: 'password.limited' })
    throw tooManyAttempts(attempt.retryAfterSeconds)
  }
  if (attempt.delayMs > 0) await wait(attempt.delayMs)
  if (given === undefined || !(await passwords.verify(given, user.passwordHash))) {
    audit({ action: 'password.refused' })
    throw failure('wrongPassword')
  }
  attempt.succeeded()
}

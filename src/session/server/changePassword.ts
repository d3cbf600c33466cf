import type { Context, Handler } from '../../server/context'
import { passwordMaxLength, passwordMinLength } from '../../../generated/facts/constants'
import { changedMeanwhile, failure } from '../../server/errors'
import { passwordFaultOf } from '../passwordRules'
import { isCommonPassword } from './commonPasswords'
import { endOtherFamilies } from './familyQueries'
import { forgetCodes } from './oneTimeCodes'
import { findUser, replacePassword } from './userQueries'
import { withinLimits } from './withinLimits'

type Person = Awaited<ReturnType<typeof findUser>>
type ChangeRequest = Parameters<Handler<'changePassword'>>[0]

/**
 * Makes its own transactions, like signing in: none may stay open while a password is hashed
 * (README, decision 11). Failures count like wrong passwords at sign-in, because an unlocked screen
 * must not allow guessing and hashing takes time from everybody.
 */
export const changePassword: Handler<'changePassword'> = async (request, context) => {
  const { db, member, now, services, caller } = context
  const { limits, productName } = services.session
  const user = await findUser(db, member.userId)
  await ensureGood(request.newPassword, [user.userName, user.email, user.name, productName])
  const attempt = limits.begin(user, caller.ip, now)
  const limited = { action: 'password.limited' }
  await withinLimits(attempt, limited, context, () => replace(request, user, context))
  return {}
}

async function ensureGood(password: string, around: readonly string[]): Promise<void> {
  const fault = passwordFaultOf(password, around)
  const limits = { least: String(passwordMinLength), most: String(passwordMaxLength) }
  if (fault) throw failure(fault, limits)
  if (await isCommonPassword(password)) throw failure('passwordTooCommon')
}

async function replace(
  { currentPassword, newPassword }: ChangeRequest,
  user: Person,
  context: Context,
): Promise<void> {
  const { db, member, now, services, caller, audit } = context
  const { passwords } = services.session
  if (!user.mustChangePassword) await proveCurrent(currentPassword, user, context)
  if (await passwords.verify(newPassword, user.passwordHash, caller))
    throw failure('passwordUnchanged')

  const passwordHash = await passwords.hash(newPassword, caller)
  const ended = await db.transaction().execute(async (transaction) => {
    // Codes are locked before the person, in the same order as signing in with a code: no deadlock.
    await forgetCodes(transaction, user.id, ['signInLink', 'invitation'])
    const change = { userId: user.id, from: user.passwordHash, to: passwordHash }
    // Another change came first, so the password that was verified is not the current one any more.
    if (!(await replacePassword(transaction, change))) throw changedMeanwhile()
    return endOtherFamilies(transaction, member, 'passwordChanged', now)
  })
  context.afterCommit(() => services.events.close({ userIds: [member.userId] }))
  audit({ action: 'password.changed', details: { ended, wasDue: user.mustChangePassword } })
}

export async function proveCurrent(
  given: string | undefined,
  user: Person,
  { services, caller, audit }: Context,
): Promise<void> {
  const { passwords } = services.session
  if (given !== undefined && (await passwords.verify(given, user.passwordHash, caller))) return
  audit({ action: 'password.refused' })
  throw failure('wrongPassword')
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Handler, PublicContext } from '../../server/context'
import { failure, tooManyAttempts } from '../../server/errors'
import { endFamilyBoundTo, forgetOldFamilies } from './familyQueries'
import { bindingCookie, openFamily } from './grants'
import { answerLogin, chooseMembership } from './loginResponse'
import { hashOf } from './refreshTokens'
import { findUserByName, listMemberships, recordSignIn } from './userQueries'

const dayMs = 24 * 60 * 60_000

type FoundUser = NonNullable<Awaited<ReturnType<typeof findUserByName>>>

/** No transaction while a password is hashed: it would hold the database for a quarter second. */
export const signIn: Handler<'signIn'> = async ({ username, password }, context) => {
  const { db, now, services, caller, audit } = context
  const attempt = services.session.limits.begin(username, caller.ip, now)
  if (attempt.retryAfterSeconds !== undefined) {
    audit({ action: 'signIn.limited', details: { username } })
    throw tooManyAttempts(attempt.retryAfterSeconds)
  }
  if (attempt.delayMs > 0) await wait(attempt.delayMs)

  const user = await findUserByName(db, username)
  const isRight = await services.session.passwords.verify(password, user?.passwordHash)
  if (!user || !isRight) {
    audit({ action: 'signIn.refused', ...(user ? { userId: user.id } : {}), details: { username } })
    throw failure('wrongCredentials')
  }
  attempt.succeeded()
  if (user.state !== 'active') {
    audit({ action: 'signIn.inactive', userId: user.id })
    throw failure('inactiveUser')
  }
  return openSession(user, password, context)
}

async function openSession(user: FoundUser, password: string, context: PublicContext) {
  const { db, now, services, cookies, audit } = context
  const { passwords } = services.session
  const isOutdated = passwords.isOutdated(user.passwordHash)
  const rehashed = isOutdated ? { passwordHash: await passwords.hash(password) } : {}
  return db.transaction().execute(async (transaction) => {
    const membership = chooseMembership(await listMemberships(transaction, user.id))
    if (!membership) throw failure('inactiveUser')
    const previous = cookies.read(bindingCookie)
    if (previous !== undefined) await endFamilyBoundTo(transaction, hashOf(previous), now)
    await forgetOldFamilies(transaction, user.id, new Date(now.getTime() - dayMs))
    await recordSignIn(transaction, user.id, {
      lastLoginAt: now,
      isFirstTimeLogin: user.isFirstTimeLogin && user.lastLoginAt === null,
      ...rehashed,
    })
    const owner = { userId: user.id, customerId: membership.id }
    const grant = await openFamily(transaction, owner, context)
    audit({ action: 'signIn', ...owner, target: grant.familyId })
    return answerLogin(transaction, grant, membership, context)
  })
}

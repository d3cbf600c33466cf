import { setTimeout as wait } from 'node:timers/promises'
import type { Handler } from '../../server/context'
import { failure, tooManyAttempts } from '../../server/errors'
import { openSession } from './openSession'
import { findUserByName, type ProvedPassword } from './userQueries'

/** No transaction while a password is hashed: it would hold the database for a quarter second. */
export const signIn: Handler<'signIn'> = async (request, context) => {
  const { username, password, via } = request
  const { db, now, services, caller, audit } = context
  const attempt = services.session.limits.begin(username, caller.ip, now)
  if (attempt.retryAfterSeconds !== undefined) {
    audit({ action: 'signIn.limited', details: { username } })
    throw tooManyAttempts(attempt.retryAfterSeconds)
  }
  // Before any hashing: a program costs nothing but a question elsewhere. The check stands on the sign-in
  // page alone (spec §7); what a link can open is guarded by its length and its time.
  const check =
    via === 'link'
      ? undefined
      : await services.session.botCheck?.verify(request.bot_token, caller.ip)
  if (check && check !== 'passed') {
    audit({ action: `signIn.botCheck.${check}`, details: { username } })
    if (check === 'refused') throw failure('botCheckFailed')
  }
  if (attempt.delayMs > 0) await wait(attempt.delayMs)

  const user = await findUserByName(db, username)
  const isRight = await services.session.passwords.verify(password, user?.passwordHash)
  if (!user || !isRight || !isOpenTo(user, via, now)) {
    audit({ action: 'signIn.refused', ...(user ? { userId: user.id } : {}), details: { username } })
    throw failure('wrongCredentials')
  }
  attempt.succeeded()
  if (user.state !== 'active') {
    audit({ action: 'signIn.inactive', userId: user.id })
    throw failure('inactiveUser')
  }
  const { passwords } = services.session
  const isOutdated = passwords.isOutdated(user.passwordHash)
  const rehashed = isOutdated ? { passwordHash: await passwords.hash(password) } : {}
  // It is spent by being over from now on, so that it can still be told from the password chosen next.
  const spent =
    user.temporaryPasswordExpiresAt === null
      ? {}
      : { temporaryPasswordExpiresAt: now, mustChangePassword: true }
  return db
    .transaction()
    .execute((transaction) =>
      openSession(transaction, user, context, { ...rehashed, ...spent }, user),
    )
}

/** A link opens a session only with a temporary password; one whose time is over opens none (session.md B4 5). */
function isOpenTo(
  { temporaryPasswordExpiresAt }: ProvedPassword,
  via: 'link' | undefined,
  now: Date,
): boolean {
  if (temporaryPasswordExpiresAt === null) return via === undefined
  return temporaryPasswordExpiresAt > now
}

import type { Handler, PublicContext } from '../../server/context'
import { failure } from '../../server/errors'
import { openSession } from './openSession'
import type { NamedAttempt } from './signInLimits'
import { findUserByName, type ProvedPassword } from './userQueries'
import { withinLimits } from './withinLimits'

type SignInRequest = Parameters<Handler<'signIn'>>[0]

/** No transaction while a password is hashed: it would hold the database for a quarter second. */
export const signIn: Handler<'signIn'> = async (request, context) => {
  const { username, password } = request
  const { db, now, services, caller, audit } = context
  const attempt = services.session.limits.begin({ userName: username }, caller.ip, now)
  const limited = { action: 'signIn.limited', details: { username } }
  const user = await withinLimits(attempt, limited, context, async () => {
    await checkForBots(request, context)
    return proveThemselves(request, attempt, context)
  })
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

/**
 * Before any hashing: a program costs nothing but a question elsewhere. The check stands on the sign-in
 * page alone (spec §7); what a link can open is guarded by its length and its time.
 */
async function checkForBots(
  { username, via, bot_token }: SignInRequest,
  { services, caller, audit }: PublicContext,
): Promise<void> {
  const { botCheck } = services.session
  if (!botCheck || via === 'link') return
  const verdict = await botCheck.verify(bot_token, caller.ip)
  if (verdict === 'passed') return
  audit({ action: `signIn.botCheck.${verdict}`, details: { username } })
  if (verdict === 'refused') throw failure('botCheckFailed')
}

async function proveThemselves(
  { username, password, via }: SignInRequest,
  attempt: NamedAttempt,
  { db, now, services, audit }: PublicContext,
) {
  const user = await findUserByName(db, username)
  // Whoever was guessed at too often by another of their names is, for now, nobody: in words and in time.
  const isLimited = user !== undefined && !attempt.isWithinFor(user.id)
  const stored = isLimited ? undefined : user?.passwordHash
  const isRight = await services.session.passwords.verify(password, stored)
  if (!user || !isRight || !isOpenTo(user, via, now)) {
    const action = isLimited ? 'signIn.limited' : 'signIn.refused'
    audit({ action, ...(user ? { userId: user.id } : {}), details: { username } })
    throw failure('wrongCredentials')
  }
  return user
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

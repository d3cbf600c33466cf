import type { Handler, PublicContext } from '../../server/context'
import { failure } from '../../server/errors'
import { openSession } from './openSession'
import type { NamedAttempt } from './signInLimits'
import { findUserByName, mayOpenAccount, type ProvedPassword } from './userQueries'
import { withinLimits } from './withinLimits'

type SignInRequest = Parameters<Handler<'signIn'>>[0]

/**
 * Opens no transaction while a password is hashed: it would block the database for a quarter
 * second.
 */
export const signIn: Handler<'signIn'> = async (request, context) => {
  const { username, password } = request
  const { db, now, services, caller, audit } = context
  const attempt = services.session.limits.begin({ userName: username }, caller.ip, now)
  const limited = { action: 'signIn.limited', details: { username } }
  const user = await withinLimits(attempt, limited, context, async () => {
    await checkForBots(request, context)
    return proveThemselves(request, attempt, context)
  })
  if (!mayOpenAccount(user)) {
    audit({ action: 'signIn.inactive', userId: user.id })
    throw failure('inactiveUser')
  }
  const { passwords } = services.session
  const isOutdated = user.passwordHash !== null && passwords.isOutdated(user.passwordHash)
  const rehashed = isOutdated ? { passwordHash: await passwords.hash(password, caller) } : {}
  // A temporary password is used up by expiring now, so that it can still be compared with the next
  // one.
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
 * Checked before any hashing, so that bots cost only one request to the service. Only the sign-in
 * page has the check (spec §7); sign-in links are protected by their length and lifetime.
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
  { db, now, services, caller, audit }: PublicContext,
) {
  const user = await findUserByName(db, username)
  // If the person was guessed at too often under another of their names, the answer is as for an
  // unknown name, in text and in time.
  const isLimited = user !== undefined && !attempt.isWithinFor(user.id)
  const stored = isLimited ? undefined : user?.passwordHash
  const isRight = await services.session.passwords.verify(password, stored, caller)
  if (!user || !isRight || !isOpenTo(user, via, now)) {
    const action = isLimited ? 'signIn.limited' : 'signIn.refused'
    audit({ action, ...(user ? { userId: user.id } : {}), details: { username } })
    throw failure('wrongCredentials')
  }
  return user
}

/** A link opens a session only with a temporary password that has not expired (session.md B4 5). */
function isOpenTo(
  { temporaryPasswordExpiresAt }: ProvedPassword,
  via: 'link' | undefined,
  now: Date,
): boolean {
  if (temporaryPasswordExpiresAt === null) return via === undefined
  return temporaryPasswordExpiresAt > now
}

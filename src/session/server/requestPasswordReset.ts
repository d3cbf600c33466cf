import type { Handler, PublicContext } from '../../server/context'
import { failure, tooManyAttempts } from '../../server/errors'
import type { Letter } from '../../server/mail'
import { issueCode } from './oneTimeCodes'
import { languageOf, writeResetMail } from './passwordResetMail'
import type { SessionMail } from './services'
import { findUser, findUserByName, mayOpenAccount } from './userQueries'

/**
 * The name is looked up after the answer, so neither its text nor its timing reveals whether it
 * exists.
 */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (
  { userName },
  context,
) => {
  const { now, services, caller, audit, afterCommit } = context
  const { mail, resetLimits } = services.session
  if (!mail) throw failure('mailNotConnected')
  const refusal = resetLimits.ask(userName, caller.ip, now)
  if (refusal) {
    if (refusal.isFirst) audit({ action: 'passwordReset.limited', details: { userName } })
    throw tooManyAttempts(refusal.retryAfterSeconds)
  }
  audit({ action: 'passwordReset.requested', details: { userName } })
  afterCommit(() => mail.post.later(() => letterFor(userName, mail, context)))
  return {}
}

async function letterFor(
  typed: string,
  { publicOrigin, words }: SessionMail,
  { db, now, services, caller }: PublicContext,
): Promise<Letter | undefined> {
  const found = await findUserByName(db, typed)
  if (!found || !mayOpenAccount(found)) return undefined
  const { productName, resetLimits } = services.session
  if (!resetLimits.mayMail(found.id, now)) return undefined
  const { id, name, email, userName } = await findUser(db, found.id)
  const code = await issueCode(db, 'signInLink', { userId: id }, now)
  return writeResetMail(
    { to: { name, address: email }, userName, productName, publicOrigin, code },
    await words(languageOf(caller.acceptLanguage)),
  )
}

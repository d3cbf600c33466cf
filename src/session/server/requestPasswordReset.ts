import type { Handler } from '../../server/context'
import { failure, tooManyAttempts } from '../../server/errors'
import { postLetter } from '../../server/mail/postLetter'
import { reachesPeople } from '../../server/mail/services'
import { resetLetter } from './letters/resetLetter'
import { languageOf } from './letters/wordsOf'

/**
 * The name is looked up as the letter is worded, after the answer, so neither its text nor its
 * timing reveals whether it exists.
 */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (
  { userName },
  context,
) => {
  const { now, services, caller, audit } = context
  if (!reachesPeople(services.mail)) throw failure('mailNotConnected')
  const refusal = services.session.resetLimits.ask(userName, caller.ip, now)
  if (refusal) {
    if (refusal.isFirst) audit({ action: 'passwordReset.limited', details: { userName } })
    throw tooManyAttempts(refusal.retryAfterSeconds)
  }
  audit({ action: 'passwordReset.requested', details: { userName } })
  const locale = languageOf(caller.acceptLanguage)
  await context.db
    .transaction()
    .execute((db) =>
      postLetter(resetLetter, { locale, params: { typed: userName } }, { ...context, db }),
    )
  return {}
}

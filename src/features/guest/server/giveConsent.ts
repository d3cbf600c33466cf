import type { Handler } from '../../../server/context'
import { failure } from '../../../server/errors'
import { postLetter } from '../../../server/mail/postLetter'
import { keepConsent, standingConsent } from '../../consent/server'
import { requireJoined } from './admit'
import { viewOf } from './guestView'
import { copyLetter } from './letters'
import { moveGuest } from './moveGuest'
import { findRequest, lockRequest, lockSubmission, requireDoor } from './queries'

/** Takes a place. Given twice it is given once. */
export const giveGuestConsent: Handler<'giveGuestConsent'> = async (given, context) => {
  const { db, now, caller } = context
  const joined = requireJoined(context)
  await lockRequest(db, joined)
  const request = await findRequest(db, joined)
  const submission = await lockSubmission(db, joined)
  if (await standingConsent(db, joined)) return viewOf(context, given.language)
  await requireDoor(db, request, submission, now)
  const email = given.email?.trim() || submission.guestEmail
  if (request.emailRule === 'required' && !email) throw failure('guestEmailMissing')
  const { consentFormId: formId, title } = request
  if (formId === null) throw failure('consentMissing')
  const { version, language, name, guardian } = given
  await keepConsent(db, {
    ...joined,
    formId,
    request: { requestId: request.id, title },
    version,
    language,
    name,
    guardian,
    email: email ?? undefined,
    ip: caller.ip,
    browser: caller.userAgent,
    now,
  })
  const isUnopened = submission.state !== 'opened'
  const opened = isUnopened
    ? await moveGuest(submission, 'open', { openedAt: now }, context)
    : submission
  const said = { guestName: name.trim(), guestEmail: email, timezone: given.timezone ?? null }
  await moveGuest(opened, 'consent', { ...said, language }, context)
  if (email) {
    const letter = { customerId: joined.customerId, locale: language }
    const params = { submissionId: joined.submissionId }
    await postLetter(copyLetter, { ...letter, params }, context)
  }
  return viewOf(context, language)
}

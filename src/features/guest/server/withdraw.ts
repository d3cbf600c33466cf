import type { Handler } from '../../../server/context'
import { endConsent, standingConsent } from '../../consent/server'
import { requireJoined } from './admit'
import { viewOf } from './guestView'
import { moveGuest } from './moveGuest'
import { lockSubmission } from './queries'

/** At any time, also of a request that is closed. */
export const withdrawAnswers: Handler<'withdrawAnswers'> = async (_request, context) => {
  const { db, now } = context
  const joined = requireJoined(context)
  const submission = await lockSubmission(db, joined)
  if (submission.state === 'withdrawn') return viewOf(context)
  await moveGuest(submission, 'withdraw', { withdrawnAt: now }, context)
  const { customerId, submissionId } = joined
  if (await standingConsent(db, joined))
    await endConsent({ submissionId }, { ...context, member: { customerId } })
  return viewOf(context)
}

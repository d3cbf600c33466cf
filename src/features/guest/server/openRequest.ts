import type { Handler } from '../../../server/context'
import { submissionEventsOf } from '../../crowd/submission'
import { viewOf } from './guestView'
import { moveGuest } from './moveGuest'
import { lockSubmission } from './queries'

export const getGuestRequest: Handler<'getGuestRequest'> = ({ language }, context) =>
  viewOf(context, language)

/** The first press, which no program makes that looks into letters. */
export const openGuestRequest: Handler<'openGuestRequest'> = async (_request, context) => {
  const { guest, now } = context
  const { submissionId } = guest
  if (submissionId === undefined) return {}
  const submission = await lockSubmission(context.db, { ...guest, submissionId })
  if (submissionEventsOf(submission.state, 'guest').includes('open'))
    await moveGuest(submission, 'open', { openedAt: now }, context)
  return {}
}

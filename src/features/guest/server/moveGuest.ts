import type { GuestContext } from '../../../server/context'
import { failure } from '../../../server/errors'
import { settleSubmission, showRequest } from '../../crowd/server'
import { moveSubmission, type SubmissionEvent } from '../../crowd/submission'
import type { FoundSubmission } from './queries'
import type { RowChangeOf } from '../../../server/database/tables'

/** The guest does something with what they send; the row is locked. */
export async function moveGuest(
  submission: FoundSubmission,
  event: SubmissionEvent,
  change: RowChangeOf<'crowdSubmissions'>,
  context: GuestContext,
): Promise<FoundSubmission> {
  const { db, now } = context
  const moved = moveSubmission(submission.state, event, 'guest')
  if ('refused' in moved) throw failure('answersMoved')
  await db
    .updateTable('crowdSubmissions')
    .set(({ eb }) => ({ ...change, state: moved.to, updatedAt: now, rev: eb('rev', '+', 1) }))
    .where('id', '=', submission.id)
    .execute()
  const { customerId, requestId } = submission
  const telling = { ...context, member: { customerId } }
  await settleSubmission({ id: submission.id, state: moved.to }, telling)
  await showRequest(requestId, telling)
  return { ...submission, state: moved.to }
}

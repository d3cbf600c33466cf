// Those who decide learn that a guest has sent something, and the guest that it arrived (C5, C7 of work.md 7).
import { defaultLanguage } from '../../../../generated/facts/app'
import { postLetter } from '../../../server/mail/postLetter'
import { managersOf } from '../../../session/server'
import { managersAmong } from '../../approvals/server'
import { notify, settleNotices, type Telling } from '../../notifications/server'
import type { SubmissionState } from '../submission'
import { receivedLetter } from './letters'
import { showRequest } from './tellOfRequest'

export interface SentBy {
  readonly submissionId: string
  readonly requestId: string
  readonly title: string
  readonly guestName: string
  readonly guestEmail: string | null
  readonly language: string | null
}

/** Told by the guest's call, in whose transaction it stands. */
export async function tellSubmitted(sent: SentBy, telling: Telling): Promise<void> {
  const { submissionId, requestId, title, guestName, guestEmail, language } = sent
  const { customerId } = telling.member
  await notify(
    {
      kind: 'guestAnswered',
      to: await reviewersOf(requestId, telling),
      subject: { submissionId },
      params: { by: guestName, title },
      group: requestId,
      each: guestEmail?.toLowerCase() ?? submissionId,
    },
    telling,
  )
  await showRequest(requestId, telling)
  if (!guestEmail) return
  const letter = { customerId, locale: language ?? defaultLanguage, params: { submissionId } }
  await postLetter(receivedLetter, letter, telling)
}

/** Nobody has to look at this answer any more. */
export const settleSubmission = (
  { id, state }: { readonly id: string; readonly state: SubmissionState },
  telling: Omit<Telling, 'newId'>,
) =>
  settleNotices(
    { kinds: state === 'submitted' ? [] : ['guestAnswered'], subject: { submissionId: id } },
    telling,
  )

/** Those who are named and are here; otherwise every campaign manager. */
async function reviewersOf(requestId: string, { db, member }: Telling): Promise<string[]> {
  const { customerId } = member
  const named = await db
    .selectFrom('crowdReviewers as named')
    .innerJoin('memberships as here', (join) =>
      join
        .onRef('here.userId', '=', 'named.userId')
        .onRef('here.customerId', '=', 'named.customerId'),
    )
    .select('named.userId')
    .where('named.requestId', '=', requestId)
    .where('here.state', '=', 'active')
    .execute()
  if (named.length > 0) return named.map(({ userId }) => userId)
  return [...(await managersAmong(db, customerId, await managersOf(db, customerId)))]
}

// A consent ends: what it was given for is seen by nobody from then on, and erased 30 days later.
import type { Db } from '../../../server/database/tables'
import { notFound } from '../../../server/errors'
import { filmsOfConsent, quarantineClips } from '../../footage/server'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import type { Telling } from '../../notifications/server'
import { forgetPosters } from '../../programs/server'
import { tellOfEnd } from './tellOfEnd'
import { usesOf } from './uses'

export type EndedConsent = { readonly reason?: string | undefined } & (
  | { readonly consentId: string }
  | { readonly submissionId: string }
)

const daysKept = 30
const dayMs = 86_400_000

/** By the member who does it, else by the guest. Ended twice it is ended once. */
export async function endConsent(
  { reason, ...which }: EndedConsent,
  telling: Telling,
): Promise<{ readonly consentId: string }> {
  const { db, now, member, services } = telling
  const consent = await lockConsent(db, member.customerId, which)
  if (!consent) throw notFound()
  const { id: consentId, name, submissionId, requestId, requestTitle } = consent
  if (consent.endedAt !== null) return { consentId }
  await db
    .updateTable('consents')
    .set(({ eb }) => ({
      endedAt: now,
      endedBy: member.userId === undefined ? 'guest' : 'staff',
      endedByUser: member.userId ?? null,
      endReason: reason?.trim() || null,
      purgeOn: new Date(now.getTime() + daysKept * dayMs).toISOString().slice(0, 10),
      updatedAt: now,
      updatedBy: member.userId ?? null,
      rev: eb('rev', '+', 1),
    }))
    .where('id', '=', consentId)
    .execute()
  // Programs before clips, as whoever publishes locks them.
  await forgetPosters(await filmsOfConsent(db, member.customerId, consentId), telling)
  await quarantineClips({ consentId, name }, telling)
  const reviewers = await services.guestAnswers.withdraw(submissionId, telling)
  const concerned = { reviewers, uses: await usesOf(db, consentId) }
  await tellOfEnd({ consentId, requestId, name, title: requestTitle }, concerned, telling)
  tellAfterwards(telling, { topic: 'programs', to: 'all' })
  return { consentId }
}

/** The latest of a submission. */
const lockConsent = (
  db: Db,
  customerId: string,
  which: { readonly consentId: string } | { readonly submissionId: string },
) =>
  db
    .selectFrom('consents')
    .selectAll()
    .where('customerId', '=', customerId)
    .where((row) =>
      'consentId' in which
        ? row('id', '=', which.consentId)
        : row('submissionId', '=', which.submissionId),
    )
    .orderBy('givenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

import { defaultLanguage } from '../../../../generated/facts/app'
import { postLetter } from '../../../server/mail/postLetter'
import { notify, type Telling } from '../../notifications/server'
import { withdrawnLetter } from './letters'
import type { Use } from './uses'

interface Ended {
  readonly consentId: string
  readonly requestId: string
  readonly name: string
  readonly title: string
}

/** Reviewers act on the case, owners of programs see in them what is shown no more (C6). */
export async function tellOfEnd(
  { consentId, requestId, name, title }: Ended,
  { reviewers, uses }: { readonly reviewers: readonly string[]; readonly uses: readonly Use[] },
  telling: Telling,
): Promise<void> {
  const params = { name, title }
  const subject = { consentId }
  await notify(
    { kind: 'consentWithdrawn', to: reviewers, subject, params, group: requestId, each: consentId },
    telling,
  )
  const programs = new Map(
    uses.flatMap((use) => (use.programId === null ? [] : [[use.programId, use] as const])),
  )
  for (const [programId, { ownerUserId, title: shown }] of programs)
    await notify(
      {
        kind: 'programHoldsWithdrawn',
        to: ownerUserId === null ? [] : [ownerUserId],
        subject: { programId },
        params: { name, title: shown },
        each: consentId,
      },
      telling,
    )
  const { customerId, userId: doer } = telling.member
  for (const userId of new Set(reviewers))
    if (userId !== doer)
      await postLetter(
        withdrawnLetter,
        { customerId, userId, params: subject, locale: defaultLanguage },
        telling,
      )
}

import type { NoticeSubject } from '../../../../generated/facts/notices'
import type { PublicContext } from '../../../server/context'
import { notify, withdrawNotices } from '../../notifications/server'
import type { FoundPage } from './findPage'

interface Decided {
  readonly programId: string
  readonly versionId: string
  readonly versionNo: number
  readonly title: string
}

/** Whoever made the page is told what a visitor decided there, and led to the words. */
export async function tellOfDecision(
  kind: 'shareApproved' | 'shareChangesAsked',
  { createdBy, customerId }: Pick<FoundPage, 'createdBy' | 'customerId'>,
  { programId, versionId, versionNo, title }: Decided,
  by: string,
  context: PublicContext,
): Promise<void> {
  if (createdBy === null) return
  const subject: NoticeSubject<typeof kind> = { programId, versionNo: String(versionNo) }
  const group = `${versionId} ${by}`
  const telling = { ...context, member: { customerId } }
  await withdrawNotices({ kinds: ['shareApproved', 'shareChangesAsked'], group }, telling)
  await notify({ kind, to: [createdBy], subject, params: { by, title }, group }, telling)
}

/** Notifies the maker of a page of a visitor's comment. */
export async function tellOfShareComment(
  { createdBy, customerId }: Pick<FoundPage, 'createdBy' | 'customerId'>,
  { programId, versionNo, title }: Omit<Decided, 'versionId'>,
  by: string,
  context: PublicContext,
): Promise<void> {
  if (createdBy === null) return
  const subject: NoticeSubject<'shareCommented'> = { programId, versionNo: String(versionNo) }
  const telling = { ...context, member: { customerId } }
  await notify({ kind: 'shareCommented', to: [createdBy], subject, params: { by, title } }, telling)
}

/** Whoever made the page is told that somebody guesses how to open it. */
export async function tellOfGuesses(
  { id: pageId, customerId, createdBy, title }: FoundPage,
  context: PublicContext,
): Promise<void> {
  if (createdBy === null) return
  await notify(
    {
      kind: 'shareGuessed',
      to: [createdBy],
      subject: { pageId },
      params: { title },
      group: pageId,
    },
    { ...context, member: { customerId } },
  )
}

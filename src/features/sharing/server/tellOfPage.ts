import type { PublicContext } from '../../../server/context'
import { notify } from '../../notifications/server'
import type { FoundPage } from './findPage'

type Kind = 'shareApproved' | 'shareChangesAsked' | 'shareGuessed'

/** Whoever made the page is told what visitors did there. */
export async function tellOfPage(
  kind: Kind,
  { id, customerId, createdBy, title }: FoundPage,
  by: string,
  context: PublicContext,
): Promise<void> {
  if (createdBy === null) return
  await notify(
    { kind, to: [createdBy], subject: {}, params: { by, title }, group: id },
    { ...context, member: { customerId } },
  )
}

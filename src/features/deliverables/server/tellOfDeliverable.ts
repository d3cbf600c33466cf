// Tells people under the bell what became of deliverables, and open pages that something did (work.md 7).
import type { NoticeKind } from '../../../../generated/facts/notices'
import type { Context } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { notify, settleMoved, withdrawNotices, type OpenIn } from '../../notifications/server'
import type { DeliverableState } from '../deliverable'
import { managersHere } from '../../tasks/server'

/** Whom a deliverable concerns. */
export interface Concerned {
  readonly id: string
  readonly title: string
  readonly ownerUserId: string | null
  readonly ownerIsHere: boolean
  readonly makerUserId: string | null
  readonly deliveredBy: string | null
}

export type DeliverableNotice = Extract<NoticeKind, `deliverable${string}`>

/** Whoever is named; otherwise every campaign manager. */
export async function ownersOf(
  { ownerUserId, ownerIsHere }: Concerned,
  { db, member: { customerId } }: Context,
): Promise<string[]> {
  return ownerUserId !== null && ownerIsHere ? [ownerUserId] : managersHere(db, customerId)
}

/** Whoever makes it, and whoever delivered it for them. */
export const makersOf = ({ makerUserId, deliveredBy }: Concerned): string[] =>
  [makerUserId, deliveredBy].flatMap((userId) => userId ?? [])

const openIn: OpenIn<DeliverableState> = {
  deliverableAsked: ['planned', 'in_production'],
  deliverableDelivered: ['delivered'],
  deliverableChanges: ['changes_requested', 'in_production'],
}

/** What is over by this state nobody has to look at, whoever moved it on. */
export const settleDeliverable = (id: string, state: DeliverableState, context: Context) =>
  settleMoved(openIn, { state, subject: { deliverableId: id } }, context)

export async function tellOfDeliverable(
  deliverable: Concerned,
  kind: DeliverableNotice,
  to: readonly string[],
  context: Context,
): Promise<void> {
  const { id: deliverableId, title } = deliverable
  await notify(
    {
      kind,
      to,
      subject: { deliverableId },
      params: { by: context.member.name, title },
      ...(kind === 'deliverableAsked'
        ? { group: `asked ${context.member.userId}`, each: deliverableId }
        : { group: deliverableId }),
    },
    context,
  )
}

/** What was taken back is not told to those who have not read it yet. */
export const untellOfDeliverable = (
  { id }: Concerned,
  kinds: readonly DeliverableNotice[],
  context: Context,
) => withdrawNotices({ kinds, subject: { deliverableId: id } }, context)

/** Whoever has it in a list or a count asks anew. */
export async function showDeliverable(deliverable: Concerned, context: Context): Promise<void> {
  const managers = await managersHere(context.db, context.member.customerId)
  const userIds = [...new Set([...managers, ...makersOf(deliverable)])]
  tellAfterwards(context, {
    topic: 'tasks',
    to: { userIds },
    row: { id: deliverable.id, by: context.member.userId },
  })
}

// Tells people of both customers under the bell what became of orders, and open pages that something did.
import type { NoticeKind } from '../../../../generated/facts/notices'
import type { Context } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { notify, settleMoved, type OpenIn } from '../../notifications/server'
import type { OrderState } from '../order'
import { managersHere } from '../../tasks/server'

/** Whom an order concerns. */
export interface Concerned {
  readonly id: string
  readonly title: string
  readonly customerId: string
  readonly vendorCustomerId: string
  readonly ownerUserId: string
  readonly createdBy: string
  readonly editorUserId: string | null
}

type OrderNotice = Extract<NoticeKind, `order${string}`>

/** Who is told, of which customer. */
type Audience = (
  order: Concerned,
  context: Pick<Context, 'db'>,
) => Promise<{ readonly customerId: string; readonly to: readonly string[] }>

const toBuyers: Audience = async ({ customerId, ownerUserId, createdBy }) => ({
  customerId,
  to: [ownerUserId, createdBy],
})
const toBuyingManagers: Audience = async ({ customerId }, { db }) => ({
  customerId,
  to: await managersHere(db, customerId),
})
const toVendor: Audience = async ({ vendorCustomerId }, { db }) => ({
  customerId: vendorCustomerId,
  to: await managersHere(db, vendorCustomerId),
})
const toEditor: Audience = async ({ vendorCustomerId, editorUserId }) => ({
  customerId: vendorCustomerId,
  to: editorUserId === null ? [] : [editorUserId],
})

const audiences: Readonly<Record<OrderNotice, Audience>> = {
  orderDrafted: toBuyingManagers,
  orderSent: toVendor,
  orderAccepted: toBuyers,
  orderDeclined: toBuyers,
  orderGiven: toEditor,
  orderDelivered: toBuyers,
  orderHeld: toBuyers,
  orderChanges: toEditor,
  orderApproved: toEditor,
  orderCancelled: toEditor,
  orderWithdrawn: toVendor,
}

const openIn: OpenIn<OrderState> = {
  orderDrafted: ['draft'],
  orderSent: ['submitted'],
  orderDelivered: ['in_review'],
  orderHeld: ['on_hold'],
  orderGiven: ['assigned'],
  orderChanges: ['changes_requested'],
}

/** What is over by this state nobody of either customer has to look at, whoever moved it on. */
export async function settleOrder(
  { id: orderId, customerId, vendorCustomerId }: Concerned,
  state: OrderState,
  context: Context,
): Promise<void> {
  for (const side of [customerId, vendorCustomerId])
    await settleMoved(
      openIn,
      { state, subject: { orderId } },
      { ...context, member: { customerId: side } },
    )
}

export async function tellOfOrder(
  order: Concerned,
  kind: OrderNotice,
  context: Context,
): Promise<void> {
  const { id: orderId, title } = order
  const { userId, name } = context.member
  const { customerId, to } = await audiences[kind](order, context)
  const lineOf =
    kind === 'orderDrafted' ? { group: `drafted ${userId}`, each: orderId } : { group: orderId }
  await notify(
    { kind, to, subject: { orderId }, params: { by: name, title }, ...lineOf },
    { ...context, member: { customerId, userId } },
  )
}

/** Whoever has it in a list, on the board or in an analysis asks anew. */
export async function showOrder(order: Concerned, context: Context): Promise<void> {
  const row = { id: order.id, by: context.member.userId }
  for (const audience of [toBuyers, toBuyingManagers, toVendor, toEditor]) {
    const { customerId, to } = await audience(order, context)
    const member = { customerId }
    tellAfterwards({ ...context, member }, { topic: 'orders', to: { userIds: [...to] }, row })
  }
}

// Something goes to the professional editors of the customer (reach.md 8).
import type {
  GivenItem,
  PreparedOrder,
  PrepareOrderRequest,
  SendOrderRequest,
  SendOrderResponse,
} from '../../../../generated/facts/features/pro-edits'
import { createdNow, recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { workdayFrom } from '../workCalendar'
import { noteStep } from './moveOrder'
import { offerOf, type Offer, type Source } from './offered'
import { ordersOf } from './orderOf'
import { orders } from './orders'
import { showOrder, tellOfOrder } from './tellOfOrder'
import { requireVendor, vendorOf } from './vendorOf'

export async function prepareOrder(
  source: PrepareOrderRequest,
  context: Context,
): Promise<PreparedOrder> {
  const { title, items } = await offerOf(source, context)
  return {
    title,
    vendor: await vendorOf(context),
    isDraft: !context.member.roles.includes('cm'),
    items: [...items],
    orders: await sentBefore(source, context),
  }
}

const sentBefore = ({ programId, storyboardId }: Source, { db, member }: Context) =>
  ordersOf(db, member)
    .select(['ordered.id as orderId', 'ordered.title', 'ordered.state'])
    .where('ordered.customerId', '=', member.customerId)
    .$if(programId !== undefined, (some) => some.where('ordered.programId', '=', programId!))
    .$if(storyboardId !== undefined, (some) =>
      some.where('ordered.storyboardId', '=', storyboardId!),
    )
    .orderBy('ordered.createdAt', 'desc')
    .limit(20)
    .execute()

export async function sendOrder(
  request: SendOrderRequest,
  context: Context,
): Promise<SendOrderResponse> {
  const { db, member, now, newId } = context
  const { programId, storyboardId } = request
  const title = request.title.trim()
  if (title === '') throw failure('titleEmpty')
  const items = chosenOf(request, await offerOf(request, context))
  const vendor = await requireVendor(context)
  const isSent = member.roles.includes('cm')
  const order = {
    id: newId(),
    customerId: member.customerId,
    vendorCustomerId: vendor.id,
    programId: programId ?? null,
    storyboardId: storyboardId ?? null,
    title,
    brief: request.brief?.trim() ?? '',
    priority: request.priority,
    dueOn: request.dueOn && workdayFrom(request.dueOn),
    state: isSent ? ('submitted' as const) : ('draft' as const),
    submittedAt: isSent ? now : null,
    ownerUserId: member.userId,
    movedAt: now,
    ...createdNow(context),
  }
  await db.insertInto('orders').values(order).execute()
  await give(items, order.id, context)
  const told = { list: orders.callId, call: 'sendOrder', act: 'created' } as const
  await recordChanges([{ id: order.id, fields: ['title'] }], told, context)
  const concerned = { ...order, editorUserId: null }
  if (isSent) await noteStep({ orderId: order.id, event: 'submit', round: 1 }, context)
  await tellOfOrder(concerned, isSent ? 'orderSent' : 'orderDrafted', context)
  await showOrder(concerned, context)
  return orders.shown(order.id, context)
}

const keyOf = ({ kind, id }: GivenItem) => `${kind} ${id}`

/** Each once; refuses what is not offered. */
function chosenOf({ items }: SendOrderRequest, offer: Offer): GivenItem[] {
  const offered = new Set(offer.items.map(keyOf))
  const chosen = new Map(items.map((item) => [keyOf(item), item]))
  for (const [key, { kind }] of chosen) if (!offered.has(key)) throw notFound(kind)
  return [...chosen.values()]
}

async function give(items: readonly GivenItem[], orderId: string, context: Context) {
  if (items.length === 0) return
  const { db, member, now, newId } = context
  await db
    .insertInto('orderItems')
    .values(
      items.map(({ kind, id }) => ({
        id: newId(),
        orderId,
        kind,
        clipId: kind === 'clip' ? id : null,
        fileId: kind === 'file' ? id : null,
        versionId: kind === 'version' ? id : null,
        createdBy: member.userId,
        createdAt: now,
      })),
    )
    .execute()
}

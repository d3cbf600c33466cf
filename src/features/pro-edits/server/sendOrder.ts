// Something goes to the professional editors of the customer (reach.md 8).
import type {
  PreparedOrder,
  PrepareOrderRequest,
  SendOrderRequest,
  SendOrderResponse,
} from '../../../../generated/facts/features/pro-edits'
import type { Ref } from '../../../../generated/facts/features/screens'
import { createdNow, recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { noteStep } from './moveOrder'
import { offerOf, type Source } from './offered'
import { ordersOf } from './orderOf'
import { orderNamed, orders } from './orders'
import { showOrder, tellOfOrder } from './tellOfOrder'

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

/** Who edits for this customer, as long as they do. */
async function vendorOf({ db, member }: Context): Promise<Ref | undefined> {
  return db
    .selectFrom('customers as buyer')
    .innerJoin('customers as vendor', 'vendor.id', 'buyer.vendorCustomerId')
    .select(['vendor.id', 'vendor.name'])
    .where('buyer.id', '=', member.customerId)
    .where('vendor.isLocked', '=', false)
    .where('vendor.lifeState', '<>', 'closed')
    .executeTakeFirst()
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
  const { programId, storyboardId, items: given } = request
  const title = request.title.trim()
  if (title === '') throw failure('titleEmpty')
  const offer = await offerOf(request, context)
  const vendor = await vendorOf(context)
  if (!vendor) throw failure('noEditors')
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
    dueOn: request.dueOn,
    state: isSent ? ('submitted' as const) : ('draft' as const),
    submittedAt: isSent ? now : null,
    ownerUserId: member.userId,
    movedAt: now,
    ...createdNow(context),
  }
  await db.insertInto('orders').values(order).execute()
  for (const { kind, id } of given) {
    if (!offer.items.some((item) => item.kind === kind && item.id === id)) throw notFound(kind)
    await db
      .insertInto('orderItems')
      .values({
        id: newId(),
        orderId: order.id,
        kind,
        ...(kind === 'clip' && { clipId: id }),
        ...(kind === 'file' && { fileId: id }),
        ...(kind === 'version' && { versionId: id }),
        createdBy: member.userId,
        createdAt: now,
      })
      .execute()
  }
  const told = { list: orders.callId, call: 'sendOrder', act: 'created' } as const
  await recordChanges([{ id: order.id, fields: ['title'] }], told, context)
  const concerned = { ...order, editorUserId: null }
  if (isSent) await noteStep({ orderId: order.id, event: 'submit', round: 1 }, context)
  await tellOfOrder(concerned, isSent ? 'orderSent' : 'orderDrafted', context)
  await showOrder(concerned, context)
  return orderNamed(order.id, context)
}

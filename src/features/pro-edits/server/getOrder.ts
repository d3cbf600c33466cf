import { sql } from 'kysely'
import type {
  GetOrderRequest,
  OrderComment,
  OrderDetail,
  OrderStep,
  OrderTime,
} from '../../../../generated/facts/features/pro-edits'
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { itemsOf } from './items'
import { orderOf } from './orderOf'
import { personOf } from './orders'

export async function getOrder(
  { orderId }: GetOrderRequest,
  context: Context,
): Promise<OrderDetail> {
  const order = await orderOf(context.db, context.member, orderId)
  if (!order) throw notFound()
  const isOfVendor = order.vendorCustomerId === context.member.customerId
  return {
    items: await itemsOf(order, context),
    steps: await stepsOf(orderId, context),
    // How long it took is the business of whoever edits.
    times: isOfVendor ? await timesOf(orderId, context) : [],
    comments: await commentsOf(orderId, context),
  }
}

/** The latest first. */
async function stepsOf(orderId: string, { db }: Context): Promise<OrderStep[]> {
  const rows = await db
    .selectFrom('orderEvents as step')
    .leftJoin('users as doer', 'doer.id', 'step.byUser')
    .select(['step.id', 'step.event', 'step.round', 'step.words', 'step.at', 'step.byUser'])
    .select(['doer.name', 'doer.pictureUrl'])
    .where('step.orderId', '=', orderId)
    .orderBy('step.at', 'desc')
    .orderBy('step.id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ id, event, round, words, at, byUser, name, pictureUrl }) => ({
    stepId: id,
    event,
    round,
    words: words ?? undefined,
    by: personOf(byUser, name, pictureUrl),
    at: at.toISOString(),
  }))
}

async function timesOf(orderId: string, { db }: Context): Promise<OrderTime[]> {
  const rows = await db
    .selectFrom('orderTimes as spent')
    .innerJoin('users as person', 'person.id', 'spent.userId')
    .select(['spent.id', 'spent.minutes', 'spent.note', 'person.id as userId', 'person.name'])
    .select(['person.pictureUrl', sql<string>`to_char(spent.day, 'YYYY-MM-DD')`.as('day')])
    .where('spent.orderId', '=', orderId)
    .orderBy('spent.day', 'desc')
    .orderBy('spent.id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ id, minutes, note, userId, name, pictureUrl, day }) => ({
    timeId: id,
    by: { id: userId, name, pictureUrl: pictureUrl ?? undefined },
    day,
    minutes,
    note: note || undefined,
  }))
}

/** Of the films that were delivered; what visitors of share pages say is not for editors. */
async function commentsOf(orderId: string, { db }: Context): Promise<OrderComment[]> {
  const rows = await db
    .selectFrom('orderItems as item')
    .innerJoin('programVersions as version', 'version.id', 'item.versionId')
    .innerJoin('reviewComments as comment', 'comment.versionId', 'version.id')
    .leftJoin('users as author', 'author.id', 'comment.authorId')
    .select(['comment.id', 'comment.body', 'comment.fromMs', 'comment.createdAt'])
    .select(['comment.resolvedAt', 'version.versionNo', 'author.name'])
    .where('item.orderId', '=', orderId)
    .where('item.round', 'is not', null)
    .where('comment.visibility', '=', 'team')
    .where('comment.sharePageId', 'is', null)
    .orderBy('version.versionNo', 'desc')
    .orderBy(sql`comment.from_ms nulls first`)
    .orderBy('comment.id')
    .limit(500)
    .execute()
  return rows.map(({ id, body, fromMs, createdAt, resolvedAt, versionNo, name }) => ({
    commentId: id,
    versionNo,
    atMs: fromMs ?? undefined,
    body,
    by: name ?? '',
    isDone: resolvedAt !== null,
    at: createdAt.toISOString(),
  }))
}

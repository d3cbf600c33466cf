import type {
  LogTimeRequest,
  LogTimeResponse,
} from '../../../../generated/facts/features/pro-edits'
import { recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, forbidden } from '../../../server/errors'
import { hasRight } from '../order'
import { lockOrder } from './lockOrder'
import { orders } from './orders'
import { showOrder } from './tellOfOrder'

const dayMs = 86_400_000

export async function logTime(
  { orderId, day, minutes, note = '' }: LogTimeRequest,
  context: Context,
): Promise<LogTimeResponse> {
  const { db, member, now, newId } = context
  const order = await lockOrder(orderId, context)
  if (!hasRight(order.state, 'log', order.parties)) throw forbidden()
  // Somewhere it is tomorrow already.
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 10)
  if (day > tomorrow) throw failure('dayAhead')
  await db
    .insertInto('orderTimes')
    .values({
      id: newId(),
      orderId,
      userId: member.userId,
      day,
      minutes,
      note: note.trim(),
      createdAt: now,
    })
    .execute()
  const told = { list: orders.callId, call: 'logTime', act: 'action' } as const
  await recordChanges([{ id: orderId, fields: [] }], told, context)
  await showOrder(order, context)
  return orders.shown(orderId, context)
}

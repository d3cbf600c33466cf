// What those who edit do with orders (reach.md 8).
import type {
  GiveOrderRequest,
  GiveOrderResponse,
} from '../../../../generated/facts/features/pro-edits'
import { changeRow, changeRows, recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { ensureEditor } from './editors'
import type { OrderRow } from './loadOrders'
import { lockOrder } from './lockOrder'
import { moveOrder } from './moveOrder'
import { orders } from './orders'
import { showOrder, tellOfOrder } from './tellOfOrder'

const table = 'orders'
const shortestReason = 3

function reasonOf(given: string | null | undefined): string {
  const words = given?.trim() ?? ''
  if (words.length < shortestReason) throw failure('sayWhyNot')
  return words
}

export const acceptOrders = changeRows('acceptOrders', orders, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveOrder(row, 'accept', context)
    await tellOfOrder(row, 'orderAccepted', context)
  },
})

export const declineOrders = changeRows('declineOrders', orders, {
  table,
  may: 'look',
  async each(row, { declineWords }, context) {
    const words = reasonOf(declineWords)
    await moveOrder(row, 'decline', context, { declineWords: words, words })
    await tellOfOrder(row, 'orderDeclined', context)
  },
})

export const startOrders = changeRows('startOrders', orders, {
  table,
  may: 'look',
  each: (row, _, context) => moveOrder(row, 'start', context),
})

export const holdOrders = changeRows('holdOrders', orders, {
  table,
  may: 'look',
  async each(row, { holdWords }, context) {
    const words = reasonOf(holdWords)
    await moveOrder(row, 'hold', context, { holdWords: words, words })
    await tellOfOrder(row, 'orderHeld', context)
  },
})

export const resumeOrders = changeRows('resumeOrders', orders, {
  table,
  may: 'look',
  each: (row, _, context) => moveOrder(row, 'resume', context, { holdWords: null }),
})

export const closeOrders = changeRows('closeOrders', orders, {
  table,
  may: 'look',
  each: (row, _, context) => moveOrder(row, 'close', context, { closedAt: context.now }),
})

export const assignOrder = changeRow('assignOrder', orders, {
  table,
  may: 'plan',
  async set({ editor, estimateMinutes, maxRounds }, row, context) {
    if (editor !== undefined) await giveTo(row, editor, context)
    return {
      ...(estimateMinutes !== undefined && { estimateMinutes }),
      ...(maxRounds !== undefined && { maxRounds }),
    }
  },
  after: (_, row, context) => showOrder(row, context),
})

/** Null: nobody any more, while nobody has begun. */
async function giveTo(row: OrderRow, editorUserId: string | null, context: Context) {
  if (editorUserId === row.editorUserId) return
  if (editorUserId === null) return moveOrder(row, 'unassign', context, { editorUserId })
  await ensureEditor(editorUserId, context)
  await moveOrder(row, 'assign', context, { editorUserId })
  await tellOfOrder({ ...row, editorUserId }, 'orderGiven', context)
}

export async function giveOrder(
  { orderId, userId }: GiveOrderRequest,
  context: Context,
): Promise<GiveOrderResponse> {
  const row = await lockOrder(orderId, context)
  await giveTo(row, userId, context)
  const told = { list: orders.callId, call: 'giveOrder', act: 'changed' } as const
  await recordChanges([{ id: orderId, fields: ['editor'] }], told, context)
  return orders.shown(orderId, context)
}

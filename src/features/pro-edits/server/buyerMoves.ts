// What those who buy do with orders (reach.md 8).
import { changeRow, changeRows } from '../../../screens/server'
import { failure } from '../../../server/errors'
import { workdayFrom } from '../workCalendar'
import { moveOrder } from './moveOrder'
import { orders } from './orders'
import { showOrder, tellOfOrder } from './tellOfOrder'
import { requireVendor } from './vendorOf'

const table = 'orders'
const shortestReason = 3

export const updateOrder = changeRow('updateOrder', orders, {
  table,
  may: 'edit',
  set({ title, brief, priority, dueOn }) {
    if (title !== undefined && title.trim() === '') throw failure('titleEmpty')
    return {
      ...(title !== undefined && { title: title.trim() }),
      ...(brief !== undefined && { brief: brief?.trim() ?? '' }),
      ...(priority && { priority }),
      ...(dueOn !== undefined && { dueOn: dueOn && workdayFrom(dueOn) }),
    }
  },
  after: (_, row, context) => showOrder(row, context),
})

export const submitOrders = changeRows('submitOrders', orders, {
  table,
  may: 'look',
  async each(row, _, context) {
    // Another one may edit for them by now, or nobody.
    const { id: vendorCustomerId } = await requireVendor(context)
    const order = { ...row, vendorCustomerId }
    await moveOrder(order, 'submit', context, { submittedAt: context.now, vendorCustomerId })
    await tellOfOrder(order, 'orderSent', context)
  },
})

export const discardOrders = changeRows('discardOrders', orders, {
  table,
  may: 'look',
  each: (row, _, context) => moveOrder(row, 'discard', context),
})

export const approveOrders = changeRows('approveOrders', orders, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveOrder(row, 'approve', context, { approvedAt: context.now, changesWords: null })
    await tellOfOrder(row, 'orderApproved', context)
  },
})

export const askOrderChanges = changeRows('askOrderChanges', orders, {
  table,
  may: 'look',
  async each(row, { changesWords: given }, context) {
    const words = given?.trim() ?? ''
    if (words.length < shortestReason) throw failure('sayWhy')
    await moveOrder(row, 'ask', context, { changesWords: words, words })
    await tellOfOrder(row, 'orderChanges', context)
  },
})

export const cancelOrders = changeRows('cancelOrders', orders, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveOrder(row, 'cancel', context)
    await tellOfOrder(row, row.editorUserId ? 'orderCancelled' : 'orderWithdrawn', context)
  },
})

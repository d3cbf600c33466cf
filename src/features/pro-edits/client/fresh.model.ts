// What is done with an order, here or by others, is shown at once: in the lists, and where it stands open.
import { merge, sample } from 'effector'
import { eventHeard } from '../../../shell/events/heard'
import { deliverOrderFx, giveOrderFx, logTimeFx } from './calls'
import { orderModels } from './lists'

const answered = merge([deliverOrderFx.doneData, giveOrderFx.doneData, logTimeFx.doneData])
export const ordersHeard = eventHeard.filter({ fn: ({ topic }) => topic === 'orders' })

for (const { list } of orderModels) {
  sample({
    clock: answered,
    source: list.place.$openId,
    filter: (openId, { orderId }) => openId === orderId,
    fn: (_, row) => [row],
    target: list.rows.rowsReceived,
  })
  sample({ clock: list.actions.rowsChanged, target: list.follow.idsLookedAt })
  // What came in by it, or left, is in the first page; the rest is looked at row by row.
  sample({
    clock: ordersHeard,
    source: list.place.$isHere,
    filter: Boolean,
    fn: () => undefined,
    target: list.follow.listChanged,
  })
  sample({
    clock: ordersHeard.filterMap(({ row }) => row?.id),
    source: list.place.$openId,
    filter: (openId, id) => openId === id,
    fn: (_, id) => [id],
    target: list.follow.idsLookedAt,
  })
}

// What belongs to the order that stands open; read anew with each change, and while a delivery is on its way.
import { attach, combine, createEvent, createStore, merge, sample } from 'effector'
import { movingRefreshMs } from '../../../../generated/facts/constants'
import type { OrderDetail } from '../../../../generated/facts/features/pro-edits'
import { $isVisible } from '../../../browser/tabs'
import { createPoll } from '../../../calls/createPoll'
import { switched } from '../../../session/client'
import { getOrderFx } from './calls'
import { orderModels, type OrderItem } from './lists'

interface Read {
  readonly orderId: string
  readonly detail: OrderDetail
}

export const detailReadAgain = createEvent()
const readFx = attach({ effect: getOrderFx })

const keyOf = (row: OrderItem | null) => row && { orderId: row.orderId, rev: row.rev }
const $open = combine(
  orderModels.map(({ list, form }) =>
    combine(list.place.$isHere, form.$row, (isHere, row) => (isHere ? keyOf(row) : null)),
  ),
  (all) => all.find((each) => each !== null) ?? null,
)
const $asked = $open.map((open) => (open ? `${open.orderId} ${open.rev}` : ''))

const $read = createStore<Read | null>(null, { serialize: 'ignore' })
  .on(readFx.done, (_, { params, result }) => ({ orderId: params.orderId, detail: result }))
  .reset(switched)
/** Null until it was read. */
export const $detail = combine($open, $read, (open, read) =>
  read && read.orderId === open?.orderId ? read.detail : null,
)
export const $isDetailFailed = createStore(false)
  .on(readFx.finally, (_, { status }) => status === 'fail')
  .reset(switched)

const poll = createPoll({
  effect: readFx,
  everyMs: movingRefreshMs,
  $isWanted: combine(
    $detail,
    $isVisible,
    (detail, isVisible) =>
      isVisible && detail?.items.some(({ state }) => state === 'coming') === true,
  ),
})
sample({
  clock: merge([$asked, detailReadAgain, poll.asked]),
  source: $open,
  filter: (open) => open !== null,
  fn: (open) => ({ orderId: open?.orderId ?? '' }),
  target: readFx,
})

// What is open at those who edit, who does it when, and what will be late: for the board and for the load of editors.
import { createEvent, createStore, merge, sample } from 'effector'
import type { OrderLoad, PlannedOrder } from '../../../../generated/facts/features/pro-edits'
import { href } from '../../../../generated/facts/routes'
import { $isOnline, networkChanged } from '../../../browser/network'
import { navigateFx } from '../../../browser/location'
import { switched } from '../../../session/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { screenClosed, screenOpened } from '../../../shell/routing/screen.model'
import { eventInto, type BoardColumn } from '../order'
import { getLoadFx, giveOrderFx } from './calls'
import { deliverAsked } from './deliver.model'
import { ordersHeard } from './liveUpdates.model'
import { vendorOrders } from './lists'
import { tellFailed } from './told'

export type { PlannedOrder }

export const loadReadAgain = createEvent()
/** To whom it is given. */
export const orderGiven = createEvent<{ readonly orderId: string; readonly userId: string }>()
export const cardsDragged = createEvent<readonly string[]>()
export const cardsMoved = createEvent<{
  readonly ids: readonly string[]
  readonly column: BoardColumn
}>()

const showing: readonly string[] = ['proEdits.list', 'proEdits.order', 'proEdits.editorsLoad']
const opened = screenOpened.filter({ fn: ({ routeId }) => showing.includes(routeId) })
const closed = screenClosed.filter({ fn: ({ routeId }) => showing.includes(routeId) })
const $isShown = createStore(false)
  .on(closed, () => false)
  .on(opened, () => true)

export const $load = createStore<OrderLoad | null>(null, { serialize: 'ignore' })
  .on(getLoadFx.doneData, (_, load) => load)
  .reset(switched)
export const $isLoadFailed = createStore(false)
  .on(getLoadFx.finally, (_, { status }) => status === 'fail')
  .reset(switched)
/** What changed while it was read is read once more. */
const $isOld = createStore(false).on(getLoadFx, () => false)
const wanted = merge([
  opened,
  loadReadAgain,
  ordersHeard,
  vendorOrders.list.actions.rowsChanged,
  giveOrderFx.done,
  networkChanged.filter({ fn: Boolean }),
])
$isOld.on(wanted, () => true)
sample({
  clock: merge([wanted, getLoadFx.finally]),
  source: { isShown: $isShown, isOld: $isOld, isReading: getLoadFx.pending, isOnline: $isOnline },
  filter: ({ isShown, isOld, isReading, isOnline }) => isShown && isOld && !isReading && isOnline,
  fn: () => ({}),
  target: getLoadFx,
})

export const $dragged = createStore<readonly string[]>([])
  .on(cardsDragged, (_, ids) => ids)
  .reset(switched)

/** What leads into the column, of each; undefined where nothing does. */
const moved = sample({
  clock: cardsMoved,
  source: $load,
  fn: (load, { ids, column }) =>
    ids.flatMap((id) => {
      const order = load?.orders.find(({ orderId }) => orderId === id)
      return order ? [{ order, column, event: eventInto(column, order) }] : []
    }),
})
const isPlain = (event: string | undefined) => event !== undefined && event !== 'deliver'
sample({
  clock: moved.filterMap((all) => {
    const [first] = all.filter(({ event }) => isPlain(event))
    if (!first?.event) return undefined
    const same = all.filter(({ event }) => event === first.event)
    return {
      action: first.event as string,
      selection: { ids: same.map(({ order }) => order.orderId) },
    }
  }),
  target: vendorOrders.list.actions.actionAsked,
})
// What is handed over is chosen where the order stands.
const toDeliver = moved.filterMap((all) => all.find(({ event }) => event === 'deliver')?.order)
sample({
  clock: toDeliver,
  fn: ({ orderId }) => ({ to: href('proEdits.order', { orderId }) }),
  target: navigateFx,
})
sample({ clock: toDeliver, fn: ({ orderId }) => orderId, target: deliverAsked })
sample({
  clock: moved.filterMap((all) => all.find(({ event }) => event === undefined)),
  fn: ({ order, column }) => ({
    tone: 'info' as const,
    text: {
      key:
        order.state === 'accepted' && column === 'inEdit'
          ? ('proEdits.board.needsEditor' as const)
          : ('proEdits.board.cannot' as const),
    },
  }),
  target: noticeShown,
})

sample({ clock: orderGiven, target: giveOrderFx })
export const $isGiving = giveOrderFx.pending
sample({
  clock: giveOrderFx.doneData,
  fn: ({ title, editor }) => ({
    tone: 'ok' as const,
    text: { key: 'proEdits.load.given' as const, params: { title, name: editor?.name ?? '' } },
  }),
  target: noticeShown,
})
tellFailed(giveOrderFx)

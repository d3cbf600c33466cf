// Handing over footage, a program or a file.
import { createEvent, createStore, sample } from 'effector'
import type { DeliverOrderRequest } from '../../../../generated/facts/features/pro-edits'
import { noticeShown } from '../../../shell/notices/notices.model'
import { deliverOrderFx } from './calls'
import { tellFailed } from './told'

export const deliverAsked = createEvent<string>()
export const deliverDropped = createEvent()
export const delivered = createEvent<DeliverOrderRequest>()
sample({ clock: delivered, target: deliverOrderFx })

export const $isDelivering = deliverOrderFx.pending
/** For which something is chosen. */
export const $deliveringFor = createStore<string | null>(null)
  .on(deliverAsked, (_, orderId) => orderId)
  .reset(deliverDropped, deliverOrderFx.done)

sample({
  clock: deliverOrderFx.done,
  fn: () => ({ tone: 'ok' as const, text: { key: 'proEdits.act.delivered' as const } }),
  target: noticeShown,
})
tellFailed(deliverOrderFx)

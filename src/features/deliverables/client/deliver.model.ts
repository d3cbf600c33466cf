// Delivering a version of a program, or a file.
import { createEvent, createStore, sample } from 'effector'
import type {
  DeliverDeliverableRequest,
  ListDeliverablesRow,
} from '../../../../generated/facts/features/deliverables'
import { isToTell } from '../../../calls/failures'
import { noticeShown } from '../../../shell/notices/notices.model'
import { deliverDeliverableFx } from './calls'

/** A deliverable as the list has it. */
export type DeliverableItem = ListDeliverablesRow

export const deliverAsked = createEvent<string>()
export const deliverDropped = createEvent()
export const delivered = createEvent<DeliverDeliverableRequest>()
sample({ clock: delivered, target: deliverDeliverableFx })

export const $isDelivering = deliverDeliverableFx.pending
/** For which something is chosen. */
export const $deliveringFor = createStore<string | null>(null)
  .on(deliverAsked, (_, deliverableId) => deliverableId)
  .reset(deliverDropped, deliverDeliverableFx.done)

sample({
  clock: deliverDeliverableFx.done,
  fn: () => ({ tone: 'ok' as const, text: { key: 'deliverables.act.delivered' as const } }),
  target: noticeShown,
})
sample({
  clock: deliverDeliverableFx.failData.filterMap((failure: unknown) =>
    isToTell(failure) ? failure : undefined,
  ),
  fn: (failure) => ({
    tone: 'danger' as const,
    text: failure.kind === 'refused' ? failure.text : { key: 'deliverables.act.failed' as const },
  }),
  target: noticeShown,
})

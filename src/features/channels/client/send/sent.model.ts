// Where a program was sent, and taking it back.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { Delivery } from '../../../../../generated/facts/features/channels'
import { noticeActionChosen, noticeShown } from '../../../../shell/notices/notices.model'
import { listDeliveriesFx, recallDeliveryFx } from '../calls'
import { dangerOf } from '../failed'
import { programSent } from './send.model'

/** Of which program somebody wants to see it; null: of none any more. */
export const sentWanted = createEvent<string | null>()
export const sentReadAgain = createEvent()
export const takenBack = createEvent<Delivery>()

const $wanted = createStore<string | null>(null).on(sentWanted, (_, programId) => programId)
const readFx = attach({ effect: listDeliveriesFx })
const recallFx = attach({
  effect: recallDeliveryFx,
  mapParams: ({ delivery, isRecalled }: { delivery: Delivery; isRecalled: boolean }) => ({
    deliveryId: delivery.deliveryId,
    isRecalled,
  }),
})

sample({
  clock: [$wanted, sentReadAgain, programSent, recallFx.finally],
  source: $wanted,
  filter: (programId) => programId !== null,
  fn: (programId) => ({ programId: programId ?? '' }),
  target: readFx,
})
const $read = createStore<{ programId: string; deliveries: readonly Delivery[] } | null>(null, {
  serialize: 'ignore',
}).on(readFx.done, (_, { params, result }) => ({ ...params, ...result }))
/** null: not read yet. */
export const $deliveries = combine($read, $wanted, (read, wanted) =>
  read !== null && read.programId === wanted ? read.deliveries : null,
)
export const $isFailed = createStore(false)
  .on(readFx.finally, (_, { status }) => status === 'fail')
  .reset($wanted)

export const placeOf = ({ channel, person }: Delivery) => channel?.name ?? person?.name ?? ''

sample({
  clock: takenBack,
  fn: (delivery) => ({ delivery, isRecalled: true }),
  target: recallFx,
})
const undoId = 'channels.sent.takeBack'
const $taken = createStore<Delivery | null>(null, { serialize: 'ignore' }).on(
  recallFx.done,
  (_, { params }) => params.delivery,
)
sample({
  clock: recallFx.done,
  filter: ({ params }) => params.isRecalled,
  fn: ({ params }) => ({
    id: undoId,
    tone: 'ok' as const,
    text: {
      key: 'channels.send.tookBack' as const,
      params: { name: placeOf(params.delivery) },
    },
    action: 'channels.send.undo' as const,
  }),
  target: noticeShown,
})
sample({
  clock: sample({
    clock: noticeActionChosen.filter({ fn: (id) => id === undoId }),
    source: $taken,
  }).filterMap((delivery) => delivery ?? undefined),
  fn: (delivery) => ({ delivery, isRecalled: false }),
  target: recallFx,
})
sample({
  clock: recallFx.failData.filterMap(dangerOf('channels.send.didNot')),
  target: noticeShown,
})

// Sending a program or a storyboard to the editors.
import { createEvent, createStore, sample } from 'effector'
import type {
  PreparedOrder,
  PrepareOrderRequest,
  SendOrderRequest,
} from '../../../../generated/facts/features/pro-edits'
import { href } from '../../../../generated/facts/routes'
import { navigateFx } from '../../../browser/location'
import { noticeShown } from '../../../shell/notices/notices.model'
import { screenClosed, screenOpened } from '../../../shell/routing/screen.model'
import { prepareOrderFx, sendOrderFx } from './calls'
import { tellFailed } from './told'

export const prepareAgain = createEvent()
export type Order = Omit<SendOrderRequest, 'programId' | 'storyboardId'>
export const orderSent = createEvent<Order>()

const opened = screenOpened.filterMap(({ routeId, params }): PrepareOrderRequest | undefined => {
  if (routeId === 'proEdits.send') return { programId: params['programId'] ?? '' }
  if (routeId === 'proEdits.sendStoryboard') return { storyboardId: params['storyboardId'] ?? '' }
  return undefined
})
const closed = screenClosed.filter({ fn: ({ routeId }) => routeId.startsWith('proEdits.send') })

const $source = createStore<PrepareOrderRequest | null>(null)
  .on(closed, () => null)
  .on(opened, (_, source) => source)
sample({
  clock: [opened, prepareAgain],
  source: $source,
  filter: (source) => source !== null,
  fn: (source) => source ?? {},
  target: prepareOrderFx,
})

export const $prepared = createStore<PreparedOrder | null>(null, { serialize: 'ignore' })
  .on(prepareOrderFx.doneData, (_, prepared) => prepared)
  .reset(opened)
export const $prepareState = createStore<'reading' | 'there' | 'missing' | 'failed'>('reading')
  .on(prepareOrderFx.done, () => 'there')
  .on(prepareOrderFx.failData, (_, failure) =>
    (failure as { code?: unknown }).code === 'notFound' ? 'missing' : 'failed',
  )
  .reset(opened)

sample({
  clock: orderSent,
  source: $source,
  filter: (source) => source !== null,
  fn: (source, order) => ({ ...source, ...order }),
  target: sendOrderFx,
})
export const $isSending = sendOrderFx.pending
sample({
  clock: sendOrderFx.doneData,
  fn: ({ state }) => ({
    tone: 'ok' as const,
    text: {
      key:
        state === 'draft'
          ? ('proEdits.sending.drafted' as const)
          : ('proEdits.sending.sent' as const),
    },
  }),
  target: noticeShown,
})
sample({
  clock: sendOrderFx.doneData,
  fn: ({ orderId }) => ({ to: href('proEdits.boughtOrder', { orderId }), replace: true }),
  target: navigateFx,
})
tellFailed(sendOrderFx)

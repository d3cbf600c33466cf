// What the analyses of the Command Center show; each is asked for as its screen is opened, and as something is done.
import { createEvent, createStore, merge, sample, type Effect } from 'effector'
import type { RouteId } from '../../../../../generated/facts/routes'
import type { CallFailure } from '../../../../calls/failures'
import { switched } from '../../../../session/client'
import { screenClosed, screenOpened } from '../../../../shell/routing/screen.model'
import { getCustomersLoadFx, getDeliverableInsightsFx } from '../calls'
import { ordersHeard } from '../liveUpdates.model'

function createAnalysis<Reply>(
  routeId: RouteId,
  effect: Effect<Record<string, never>, Reply, CallFailure>,
) {
  const again = createEvent()
  const opened = screenOpened.filter({ fn: (visited) => visited.routeId === routeId })
  const closed = screenClosed.filter({ fn: (visited) => visited.routeId === routeId })
  const $isShown = createStore(false)
    .on(closed, () => false)
    .on(opened, () => true)
  /** Null: not read yet. */
  const $reply = createStore<Reply | null>(null, { serialize: 'ignore' })
    .on(effect.doneData, (_, reply) => reply)
    .reset(switched)
  const $isFailed = createStore(false)
    .on(effect.finally, (_, { status }) => status === 'fail')
    .reset(switched)
  sample({
    clock: merge([opened, again, ordersHeard]),
    filter: $isShown,
    fn: () => ({}),
    target: effect,
  })
  return { again, $reply, $isFailed }
}

export type Analysis<Reply> = ReturnType<typeof createAnalysis<Reply>>

export const deliverableInsights = createAnalysis('proEdits.insights', getDeliverableInsightsFx)
export const customersLoad = createAnalysis('proEdits.customersLoad', getCustomersLoadFx)

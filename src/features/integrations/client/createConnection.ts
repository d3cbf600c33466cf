// How somebody and another service stand to each other, on the page of that service.
import { attach, createEvent, createStore, merge, sample, type Effect } from 'effector'
import {
  getIntegrationSetUp,
  type GetIntegrationSetUpRequest,
  type GetIntegrationSetUpResponse,
  type IntegrationConnection,
} from '../../../../generated/facts/features/integrations'
import { href, type RouteId } from '../../../../generated/facts/routes'
import { can } from '../../../access/can'
import { $location, leaveForFx, navigateFx } from '../../../browser/location'
import type { CallFailure } from '../../../calls/failures'
import { $world } from '../../../session/client'
import { screenClosed, screenOpened } from '../../../shell/routing/screen.model'
import { noticeShown, type NewNotice } from '../../../shell/notices/notices.model'
import { outcomeIn, type Outcome } from '../connecting'
import { getIntegrationSetUpFx } from './calls'

interface Viewed {
  readonly connection: IntegrationConnection
}

type Nothing = Record<string, never>

interface ConnectionCalls<View extends Viewed> {
  readonly routeId: Extract<RouteId, 'integrations.zoom' | 'integrations.youtube'>
  readonly service: string
  readonly kind: GetIntegrationSetUpRequest['service']
  readonly getFx: Effect<Nothing, View, CallFailure>
  readonly connectFx: Effect<Nothing, { url: string }, CallFailure>
  readonly disconnectFx: Effect<Nothing, { isWithdrawn: boolean }, CallFailure>
}

/** What all of them have; what else a service says of itself is in `$view`. */
export type ConnectionModel = Omit<ReturnType<typeof createConnection>, '$view'>

export function createConnection<View extends Viewed>(calls: ConnectionCalls<View>) {
  const { routeId, service, kind, getFx, connectFx, disconnectFx } = calls
  const opened = screenOpened.filter({ fn: (visited) => visited.routeId === routeId })
  const closed = screenClosed.filter({ fn: (visited) => visited.routeId === routeId })
  const readAgain = createEvent()
  const connectPressed = createEvent()
  const disconnectPressed = createEvent()
  const disconnectCancelled = createEvent()
  const disconnectConfirmed = createEvent()

  const $view = createStore<View | null>(null, { serialize: 'ignore' })
    .on(getFx.doneData, (_, view) => view)
    .reset(opened)
  const setUpFx = attach({ effect: getIntegrationSetUpFx })
  /** Null: others set the service up. */
  const $setUp = createStore<GetIntegrationSetUpResponse | null>(null, { serialize: 'ignore' })
    .on(setUpFx.doneData, (_, setUp) => setUp)
    .reset(opened)
  const $isFailed = createStore(false)
    .on(getFx.finally, (_, { status }) => status === 'fail')
    .reset(opened)
  const $isOpen = createStore(false)
    .on(opened, () => true)
    .reset(closed)
  const $isDisconnecting = createStore(false)
    .on(disconnectPressed, () => true)
    .reset(disconnectCancelled, disconnectFx.finally, opened)

  sample({ clock: [opened, readAgain, disconnectFx.finally], fn: nothing, target: getFx })
  sample({
    clock: getFx.doneData,
    source: $world,
    filter: (world, { connection }) =>
      connection.state === 'notSetUp' && can(getIntegrationSetUp.access, world),
    fn: () => ({ service: kind }),
    target: setUpFx,
  })
  sample({
    clock: connectPressed,
    source: connectFx.pending,
    filter: (isBusy) => !isBusy,
    fn: nothing,
    target: connectFx,
  })
  // The way to the service begins at an address of our own server.
  sample({
    clock: connectFx.doneData
      .map(({ url }) => url)
      .filter({ fn: (url) => url.startsWith('/oauth/') }),
    target: leaveForFx,
  })
  sample({ clock: disconnectConfirmed, fn: nothing, target: disconnectFx })

  // What the service's answer came to stands in the address until it is told.
  const returned = sample({ clock: opened, source: $location }).filterMap(({ hash }) =>
    outcomeIn(hash),
  )
  sample({ clock: returned, fn: () => ({ to: href(routeId), replace: true }), target: navigateFx })
  sample({
    clock: merge([
      returned.map((outcome) => noticeOf(outcome, service)),
      disconnectFx.doneData.map((ended) => endOf(ended, service)),
    ]),
    target: noticeShown,
  })

  return {
    service,
    opened,
    readAgain,
    connectPressed,
    disconnectPressed,
    disconnectCancelled,
    disconnectConfirmed,
    $view,
    $setUp,
    $connection: $view.map((view) => view?.connection ?? null),
    $isOpen,
    $isFailed,
    $isConnecting: connectFx.pending,
    $isDisconnecting,
    $isEnding: disconnectFx.pending,
  }
}

const nothing = (): Nothing => ({})

const noticeOf = (outcome: Outcome, service: string): NewNotice => ({
  tone: outcome === 'connected' ? 'ok' : 'warn',
  text: { key: `integrations.outcome.${outcome}`, params: { service } },
})

const endOf = ({ isWithdrawn }: { isWithdrawn: boolean }, service: string): NewNotice => ({
  tone: isWithdrawn ? 'ok' : 'warn',
  text: {
    key: isWithdrawn ? 'integrations.disconnected.done' : 'integrations.disconnected.half',
    params: { service },
  },
})

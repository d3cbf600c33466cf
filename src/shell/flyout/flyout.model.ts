import { combine, createEvent, createStore } from 'effector'
import { routes } from '../../../generated/facts/routes'
import { $routeId, screenOpened } from '../routing/screen.model'

/** Spec §2: a bottom flyout shows on account, myprofile and integrations pages. */
export const flyoutClosed = createEvent()

const $isClosed = createStore(false)
  .on(flyoutClosed, () => true)
  .reset(screenOpened)

export const $flyout = combine($routeId, $isClosed, (routeId, isClosed) => {
  const route = routeId && routes[routeId]
  if (!route?.flyout || isClosed) return null
  return { title: route.flyout, feature: route.feature }
})

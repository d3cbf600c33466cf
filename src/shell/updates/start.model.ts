import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { workerRegistrationMs } from '../../../generated/facts/constants'
import { appStarted } from '../../browser/appStarted'
import { waitFx } from '../../browser/clock'
import { sendFx } from '../../calls/send'
import { untilLoaded } from '../../ui/lazyPart'
import { $isScreenLoading, $routeId } from '../routing/screen.model'

/**
 * The start of the update check. The rest of it is loaded later, so that it does not slow the first
 * load.
 */
export const updatesBegan = createEvent<string>()

/** Given by main; null in development. */
export const $workerAddress = createStore<string | null>(null)
/** A new build is ready, and the banner offers it. */
export const $isUpdateReady = createStore(false)

/** Updates begin once a screen has been open this long with no call pending. */
const quietMs = 1000
const $isQuiet = combine(
  { routeId: $routeId, isLoading: $isScreenLoading, calls: sendFx.inFlight },
  ({ routeId, isLoading, calls }) => routeId !== null && !isLoading && calls === 0,
)

const longestWaitFx = attach({ effect: waitFx })
const settleFx = attach({ effect: waitFx })
export const loadUpdatesFx = createEffect(async (): Promise<void> => {
  await untilLoaded(() =>
    Promise.all([
      import('./updates.model'),
      import('./troubles.model'),
      // Loaded early, so that signing out works offline even without a service worker.
      import('../../ui/overlay/Menu'),
      import('../leaving/LeavingQuestion'),
    ]),
  )
})
const $isBegun = createStore(false).on(loadUpdatesFx, () => true)

sample({
  clock: appStarted,
  source: $workerAddress,
  filter: Boolean,
  fn: () => workerRegistrationMs,
  target: longestWaitFx,
})
sample({
  clock: $isQuiet,
  source: { address: $workerAddress, isBegun: $isBegun },
  filter: ({ address, isBegun }, isQuiet) => address !== null && !isBegun && isQuiet,
  fn: () => quietMs,
  target: settleFx,
})
sample({
  clock: [sample({ clock: settleFx.done, source: $isQuiet, filter: Boolean }), longestWaitFx.done],
  source: $isBegun,
  filter: (isBegun) => !isBegun,
  fn: () => undefined,
  target: loadUpdatesFx,
})
sample({
  clock: loadUpdatesFx.done,
  source: $workerAddress,
  filter: Boolean,
  target: updatesBegan,
})

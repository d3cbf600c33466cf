import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { workerRegistrationMs } from '../../../generated/facts/constants'
import { appStarted } from '../../browser/appStarted'
import { waitFx } from '../../browser/clock'
import { sendFx } from '../../calls/send'
import { untilLoaded } from '../../ui/lazyPart'
import { $isScreenLoading, $routeId } from '../routing/screen.model'

/** What the first load knows of updates: when to begin. The rest comes late, so that it costs nobody their start. */
export const updatesBegan = createEvent<string>()

/** main gives it; in development there is none. */
export const $workerAddress = createStore<string | null>(null)
/** A banner offers another build. */
export const $isUpdateReady = createStore(false)

/** A screen stands, and nothing is on its way to it; for so long that its own calls have begun. */
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
      // The way to sign out is here before the network goes, also where no worker stores it.
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

import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { routes, type RouteId } from '../../../generated/facts/routes'
import { featureWords } from '../../../generated/facts/text'
import { loadFeatureWordsFx } from '../../browser/text/text.model'
import type { RouteMatch } from './matchRoute'
import { reloadOnceFx } from './reloadOnce'

/** Screens come late: one is fetched when it is chosen, and the old one stands until it is there. */
export type LoadScreen = () => Promise<ComponentType>
export type Screens = Readonly<Partial<Record<RouteId, LoadScreen>>>
export type FrameComponent = ComponentType<{ children: ReactNode }>

/** The same route in another customer is another screen. */
export interface Visited extends RouteMatch {
  customerId: string
}

export interface OpenScreen extends Visited {
  Screen: ComponentType
  /** null: a page before signing in stands alone. */
  Frame: FrameComponent | null
}

export const screenChosen = createEvent<Visited>()
export const screenRetried = createEvent()
/** The screen's own code is loaded: its models may begin. */
export const screenOpened = createEvent<Visited>()
export const screenClosed = createEvent<Visited>()

/** What routing opens, and what stands around it. */
export interface Parts {
  screens: Screens
  frame: () => Promise<FrameComponent>
  /** Instead of a declared screen that does not exist yet. */
  notBuiltYet: LoadScreen
}

/** main gives them: routing stands below all that it opens. */
export const $parts = createStore<Parts>(
  { screens: {}, frame: async () => Fragment, notBuiltYet: async () => Fragment },
  { serialize: 'ignore' },
)

/** The screen's parts and its words, from the network the first time. */
export const fetchScreenFx = createEffect(
  async ({ visited, parts }: { visited: Visited; parts: Parts }): Promise<OpenScreen> => {
    const { [visited.routeId]: load = parts.notBuiltYet } = parts.screens
    const { isPublic, feature } = routes[visited.routeId]
    const [Screen, Frame] = await Promise.all([
      load(),
      isPublic ? null : parts.frame(),
      loadFeatureWordsFx(featureWords[feature] ?? []),
    ])
    return { ...visited, Screen, Frame }
  },
)

export const $chosen = createStore<Visited | null>(null)
export const $open = createStore<OpenScreen | null>(null, { serialize: 'ignore' })
export const $isScreenFailed = createStore(false).reset(screenChosen, screenRetried)
export const $isScreenLoading = fetchScreenFx.pending

export const $routeId = $open.map((open) => open?.routeId ?? null, { skipVoid: false })

sample({ clock: screenChosen, target: $chosen })

const fetchAsked = merge([
  sample({
    clock: screenChosen,
    source: $open,
    filter: (open, chosen) => open === null || !isSame(open, chosen),
    fn: (_, chosen) => chosen,
  }),
  sample({ clock: screenRetried, source: $chosen, filter: Boolean }),
])

sample({
  clock: fetchAsked,
  source: $parts,
  fn: (parts, visited) => ({ visited, parts }),
  target: fetchScreenFx,
})

const arrived = sample({
  clock: fetchScreenFx.doneData,
  source: { open: $open, chosen: $chosen },
  // The newest choice wins, however long an older one took.
  filter: ({ chosen }, fetched) => chosen !== null && isSame(chosen, fetched),
  fn: ({ open }, fetched) => ({ left: open, fetched }),
})

sample({
  clock: arrived.filterMap(({ left }) => left ?? undefined),
  target: screenClosed,
})
sample({ clock: arrived, fn: ({ fetched }) => fetched, target: $open })
sample({
  clock: arrived,
  fn: ({ fetched: { routeId, params, customerId } }) => ({ routeId, params, customerId }),
  target: screenOpened,
})

const reloadForScreenFx = attach({ effect: reloadOnceFx })

sample({
  clock: fetchScreenFx.fail,
  source: $chosen,
  // A screen that nobody waits for any more is missed by nobody.
  filter: (chosen, { params }) => chosen !== null && isSame(chosen, params.visited),
  fn: () => undefined,
  target: reloadForScreenFx,
})
sample({
  clock: reloadForScreenFx.doneData,
  filter: (isReloading) => !isReloading,
  fn: () => true,
  target: $isScreenFailed,
})

function isSame(one: Visited, other: Visited): boolean {
  return keyOf(one) === keyOf(other)
}

/** What makes a screen another one. */
export function keyOf({ customerId, routeId, params }: Visited): string {
  return [customerId, routeId, JSON.stringify(params)].join(' ')
}

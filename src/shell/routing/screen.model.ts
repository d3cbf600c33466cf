import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { routes, type RouteId } from '../../../generated/facts/routes'
import { featureWords } from '../../../generated/facts/text'
import { loadFeatureWordsFx } from '../../browser/text/text.model'
import type { RouteMatch } from './matchRoute'
import { reloadOnceFx } from './reloadOnce'

/** Screens are loaded when they are chosen; the old one stays until the new one is there. */
export type LoadScreen = () => Promise<ComponentType>
export type Screens = Readonly<Partial<Record<RouteId, LoadScreen>>>
export type FrameComponent = ComponentType<{ children: ReactNode }>

/** The same route in another customer counts as another screen. */
export interface Visited extends RouteMatch {
  customerId: string
}

export interface OpenScreen extends Visited {
  Screen: ComponentType
  /** null: the page has no frame, as before signing in, or where its route says so. */
  Frame: FrameComponent | null
}

export const screenChosen = createEvent<Visited>()
export const screenRetried = createEvent()
/** The screen's code is loaded, so its models may start. */
export const screenOpened = createEvent<Visited>()
export const screenClosed = createEvent<Visited>()

/** The screens and frames that routing opens. */
export interface Parts {
  screens: Screens
  frame: () => Promise<FrameComponent>
}

/** Given by main, because routing must not import the screens. */
export const $parts = createStore<Parts>(
  { screens: {}, frame: async () => Fragment },
  { serialize: 'ignore' },
)

/** Loads a screen's code and texts; cached after the first time. */
export const fetchScreenFx = createEffect(
  async ({ visited, parts }: { visited: Visited; parts: Parts }): Promise<OpenScreen> => {
    const load = parts.screens[visited.routeId]
    if (!load) throw new Error(`${visited.routeId} has no screen.`)
    const { isPublic, frame, feature } = routes[visited.routeId]
    const [Screen, Frame] = await Promise.all([
      load(),
      isPublic || frame === 'none' ? null : parts.frame(),
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
  // The newest choice wins, even if an older one loads later; one that was chosen twice opens once.
  filter: ({ open, chosen }, fetched) =>
    chosen !== null && isSame(chosen, fetched) && !(open && isSame(open, fetched)),
  fn: ({ open }, fetched) => ({ left: open, fetched }),
})

sample({
  clock: arrived.filterMap(({ left }) => left ?? undefined),
  target: screenClosed,
})
sample({ clock: arrived, fn: ({ fetched }) => fetched, target: $open })
/** An effect, since it comes after all that the old screen's end computes. */
const openedFx = createEffect(({ routeId, params, customerId }: OpenScreen): Visited => ({
  routeId,
  params,
  customerId,
}))
sample({ clock: arrived, fn: ({ fetched }) => fetched, target: openedFx })
sample({ clock: openedFx.doneData, target: screenOpened })

const reloadForScreenFx = attach({ effect: reloadOnceFx })

sample({
  clock: fetchScreenFx.fail,
  source: $chosen,
  // A failure to load a screen that is no longer wanted is ignored.
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

/** Identifies a screen: another key is another screen. */
export function keyOf({ customerId, routeId, params }: Visited): string {
  return [customerId, routeId, JSON.stringify(params)].join(' ')
}

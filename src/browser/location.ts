import { createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from './appStarted'

/** Where the page is. The address bar is the only other copy. */
export interface PageLocation {
  pathname: string
  search: string
  hash: string
  key: string
}

export interface Destination {
  to: string
  replace?: boolean
}

/** Back or forward was pressed, or the page opened. */
export const locationMoved = createEvent<PageLocation>()

export const readLocationFx = createEffect(readLocation)

/** Asked before anything begins; the location the screens follow is not moved by it. */
export const readAddressFx = createEffect((): { host: string; pathname: string } => ({
  host: location.host,
  pathname: location.pathname,
}))

export const navigateFx = createEffect(({ to, replace = false }: Destination): PageLocation => {
  const same = to === location.pathname + location.search + location.hash
  const state = { key: Math.random().toString(36).slice(2, 10) }
  if (replace || same) history.replaceState(state, '', to)
  else history.pushState(state, '', to)
  return readLocation()
})

export const stepBackFx = createEffect((): void => history.back())

/** Steps through what was visited: -1 is back. */
export const goFx = createEffect((steps: number): void => history.go(steps))

/** A full load: nothing of this page survives. */
export const leaveForFx = createEffect((to: string): void => location.replace(to))

/** This page stands where the one before it stood: somebody, or another tab, had it loaded again. */
export const readWasReloadedFx = createEffect((): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
})

export const reloadFx = createEffect((): void => location.reload())

export const $location = createStore<PageLocation>({
  pathname: '/',
  search: '',
  hash: '',
  key: 'start',
})

export const $query = $location.map(({ search }) => search).map(readQuery)

sample({ clock: appStarted, target: readLocationFx })

sample({
  clock: [readLocationFx.doneData, navigateFx.doneData, locationMoved],
  target: $location,
})

export function readLocation(): PageLocation {
  const { pathname, search, hash } = location
  const state = history.state as { key?: string } | null
  return { pathname, search, hash, key: state?.key ?? 'start' }
}

export function readQuery(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

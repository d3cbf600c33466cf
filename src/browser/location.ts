import { createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from './appStarted'

/** The current location. The only other copy of it is the address bar. */
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

/** Back or forward was pressed, or the page was opened. */
export const locationMoved = createEvent<PageLocation>()

export const readLocationFx = createEffect(readLocation)

/** Reads the address before startup, without updating the location store. */
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

/** Moves through the history: -1 is back. */
export const goFx = createEffect((steps: number): void => history.go(steps))

/** A full page load: nothing of this page survives. */
export const leaveForFx = createEffect((to: string): void => location.replace(to))

/** Whether this page was reloaded, by the person or by code. */
export const readWasReloadedFx = createEffect((): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
})

/** The path this document was loaded from, even if the address bar has changed since. */
export const readDocumentPathFx = createEffect((): string => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry ? new URL(entry.name).pathname : location.pathname
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

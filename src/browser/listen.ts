import { createEffect, createStore, sample, scopeBind } from 'effector'
import { appStarted } from './appStarted'
import { keyPressed, readKeyPress } from './keyboard'
import { locationMoved, readLocation } from './location'
import { networkChanged } from './network'
import { pageRestored, pageShown, storageChangedElsewhere } from './tabs'
import { viewportResized } from './viewport'

/** The only place where the browser calls us. Once per start, whatever React mounts. */
export const listenToBrowserFx = createEffect((): void => {
  const moved = scopeBind(locationMoved)
  const resized = scopeBind(viewportResized)
  const network = scopeBind(networkChanged)
  const stored = scopeBind(storageChangedElsewhere)
  const restored = scopeBind(pageRestored)
  const shown = scopeBind(pageShown)
  const pressed = scopeBind(keyPressed)

  addEventListener('popstate', () => moved(readLocation()))
  addEventListener('resize', () => resized(innerWidth))
  addEventListener('online', () => network(true))
  addEventListener('offline', () => network(false))
  addEventListener('storage', ({ key, newValue }) => stored({ key, value: newValue }))
  addEventListener('keydown', (event) => {
    if (!event.defaultPrevented) pressed(readKeyPress(event))
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restored()
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) shown()
  })
})

const $isListening = createStore(false).on(listenToBrowserFx, () => true)

sample({
  clock: appStarted,
  source: $isListening,
  filter: (isListening) => !isListening,
  fn: () => undefined,
  target: listenToBrowserFx,
})

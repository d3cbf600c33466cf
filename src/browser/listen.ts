import { createEffect, createStore, sample, scopeBind } from 'effector'
import { appStarted } from './appStarted'
import { partMissedEvent } from '../ui/lazyPart'
import { partMissed, workerReplaced } from './build'
import { createFilmListener, filmWatched } from './film'
import { createInputListener, inputKinds, inputNoticed } from './input'
import { keyPressed, readKeyPress } from './keyboard'
import { locationMoved, readLocation } from './location'
import { networkChanged } from './network'
import {
  pageFocused,
  pageHidden,
  pageLeft,
  pageRestored,
  pageShown,
  pageSuspended,
  storageChangedElsewhere,
} from './tabs'
import { viewportResized } from './viewport'

/** Registers all browser event listeners, once per start. */
export const listenToBrowserFx = createEffect((): void => {
  const moved = scopeBind(locationMoved)
  const resized = scopeBind(viewportResized)
  const network = scopeBind(networkChanged)
  const stored = scopeBind(storageChangedElsewhere)
  const suspended = scopeBind(pageSuspended)
  const restored = scopeBind(pageRestored)
  const shown = scopeBind(pageShown)
  const hidden = scopeBind(pageHidden)
  const left = scopeBind(pageLeft)
  const focused = scopeBind(pageFocused)
  const pressed = scopeBind(keyPressed)
  const heardInput = createInputListener(scopeBind(inputNoticed))
  const heardFilm = createFilmListener(scopeBind(filmWatched))
  const replaced = scopeBind(workerReplaced)
  const missed = scopeBind(partMissed)

  addEventListener('popstate', () => moved(readLocation()))
  addEventListener('resize', () => resized(innerWidth))
  addEventListener('online', () => network(true))
  addEventListener('offline', () => network(false))
  addEventListener(partMissedEvent, () => missed())
  addEventListener('storage', ({ key, newValue }) => stored({ key, value: newValue }))
  addEventListener('keydown', (event) => {
    if (!event.defaultPrevented) pressed(readKeyPress(event))
  })
  // In the capture phase, so that input counts even if a screen stops its propagation.
  for (const kind of inputKinds) {
    addEventListener(kind, heardInput, { capture: true, passive: true })
  }
  // timeupdate does not bubble but can be captured; it fires about four times a second.
  addEventListener('timeupdate', heardFilm, { capture: true })
  addEventListener('focus', () => focused())
  addEventListener('pagehide', ({ persisted }) => {
    left()
    if (persisted) suspended()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restored()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hidden()
    else shown()
  })
  // serviceWorker is missing on insecure connections. The first worker of a page replaces none.
  let isServed = Boolean(navigator.serviceWorker?.controller)
  navigator.serviceWorker?.addEventListener('controllerchange', () => {
    if (isServed) replaced()
    isServed = true
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

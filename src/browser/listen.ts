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
  storageChangedElsewhere,
} from './tabs'
import { viewportResized } from './viewport'

/** The only place where the browser calls us. Once per start, whatever React mounts. */
export const listenToBrowserFx = createEffect((): void => {
  const moved = scopeBind(locationMoved)
  const resized = scopeBind(viewportResized)
  const network = scopeBind(networkChanged)
  const stored = scopeBind(storageChangedElsewhere)
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
  // In the capture phase: whatever a screen does with its input, it was input.
  for (const kind of inputKinds) {
    addEventListener(kind, heardInput, { capture: true, passive: true })
  }
  // It does not bubble, but it is captured; four times a second while a film plays.
  addEventListener('timeupdate', heardFilm, { capture: true })
  addEventListener('focus', () => focused())
  addEventListener('pagehide', () => left())
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restored()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hidden()
    else shown()
  })
  // Missing where the connection is not secure. The first worker of a page replaces nobody.
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

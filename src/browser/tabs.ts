import { createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from './appStarted'

/** Other tabs of the same browser are notified by storage changes and messages. */
export interface StoredChange {
  /** null: the whole storage was cleared */
  key: string | null
  value: string | null
}

export const storageChangedElsewhere = createEvent<StoredChange>()

/** The page is left, and the browser may show it again from its back-forward cache. */
export const pageSuspended = createEvent()

/** The page came back from the browser's back-forward cache. */
export const pageRestored = createEvent()

/** The tab became visible again. */
export const pageShown = createEvent()

export const pageHidden = createEvent()

/** The document is unloaded: closed, reloaded, or left for another. */
export const pageLeft = createEvent()

/** The window got the focus, from another window or program. */
export const pageFocused = createEvent()

export const readIsVisibleFx = createEffect((): boolean => document.visibilityState === 'visible')

export const $isVisible = createStore(true)
  .on(pageShown, () => true)
  .on(pageHidden, () => false)
sample({ clock: appStarted, target: readIsVisibleFx })
sample({ clock: readIsVisibleFx.doneData, target: $isVisible })

/** A random id per page load, so that a tab recognises its own messages. */
export const readTabIdFx = createEffect((): string => tabId)

/** Opens a tab without access to this one (noopener). */
export const openTabFx = createEffect((url: string): void => {
  open(url, '_blank', 'noopener,noreferrer')
})

/**
 * A random id of this tab that a reload keeps. It is put away only while the page is left, since the
 * browser gives a copy of a tab all that is stored in it.
 */
export const lastingTabId = keepTabId()

function keepTabId(): string {
  const key = 'tab.id'
  try {
    const id = sessionStorage.getItem(key) ?? crypto.randomUUID()
    sessionStorage.removeItem(key)
    addEventListener('pagehide', () => sessionStorage.setItem(key, id))
    addEventListener('pageshow', () => sessionStorage.removeItem(key))
    return id
  } catch {
    return crypto.randomUUID()
  }
}

const tabId = Math.random().toString(36).slice(2, 12)

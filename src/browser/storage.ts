import { createEffect } from 'effector'

/**
 * What the browser keeps for us. Storage may be blocked, full or missing; the app then keeps its
 * values for as long as the page lives and goes on.
 */
export type StorageArea = 'device' | 'tab'

export interface StorageKey {
  key: string
  area?: StorageArea
}

export interface StorageEntry extends StorageKey {
  value: string
}

const kept: Record<StorageArea, Map<string, string>> = { device: new Map(), tab: new Map() }

export const readStorageFx = createEffect(({ key, area = 'device' }: StorageKey): string | null =>
  attempt(
    () => shelf(area).getItem(key),
    () => kept[area].get(key) ?? null,
  ),
)

export const writeStorageFx = createEffect(({ key, value, area = 'device' }: StorageEntry): void =>
  attempt(
    () => shelf(area).setItem(key, value),
    () => void kept[area].set(key, value),
  ),
)

export const removeStorageFx = createEffect(({ key, area = 'device' }: StorageKey): void =>
  attempt(
    () => shelf(area).removeItem(key),
    () => void kept[area].delete(key),
  ),
)

/** Removes every key that begins so: the filters, searches and sorting of all screens. */
export const removeStorageUnderFx = createEffect((prefix: string): void =>
  attempt(
    () => {
      for (const key of Object.keys(shelf('device'))) {
        if (key.startsWith(prefix)) shelf('device').removeItem(key)
      }
    },
    () => {
      for (const key of kept.device.keys()) if (key.startsWith(prefix)) kept.device.delete(key)
    },
  ),
)

function shelf(area: StorageArea): Storage {
  return area === 'device' ? globalThis.localStorage : globalThis.sessionStorage
}

function attempt<T>(act: () => T, otherwise: () => T): T {
  try {
    return act()
  } catch {
    return otherwise()
  }
}

import { createEffect } from 'effector'

/**
 * Browser storage. It may be blocked, full or missing; values are then kept in memory until the
 * page is closed.
 */
export type StorageArea = 'device' | 'tab'

export interface StorageKey {
  key: string
  area?: StorageArea
}

export interface StorageEntry extends StorageKey {
  value: string
}

export interface StorageChange extends StorageKey {
  /** Maps the stored text to the new one; null means absent. */
  change: (text: string | null) => string | null
}

/** The prefix of screens' view state, which is deleted first when storage is full. */
const leastPrefix = 'ui.'

/**
 * A value the browser could not store, and the stored one it stands for. If that one changes, it
 * counts again.
 */
interface Kept {
  value: string
  over: string | null
}

const kept: Record<StorageArea, Map<string, Kept>> = { device: new Map(), tab: new Map() }

export const readStorageFx = createEffect(read)
export const writeStorageFx = createEffect(write)
export const removeStorageFx = createEffect(remove)

/**
 * Reads and writes in one step, so that no other tab writes in between; returns the previous text.
 */
export const changeStorageFx = createEffect(({ change, ...place }: StorageChange) => {
  const before = read(place)
  const value = change(before)
  if (value === null) remove(place)
  else if (value !== before) write({ ...place, value })
  return before
})

/** Removes every key with this prefix: the filters, searches and sorting of all screens. */
export const removeStorageUnderFx = createEffect(removeUnder)

/** The browser gives this page no storage (settings, private mode). */
export const readIsStorageBlockedFx = createEffect((): boolean =>
  attempt(
    () => storageOf('device').length < 0,
    () => true,
  ),
)

function read({ key, area = 'device' }: StorageKey): string | null {
  const standing = attempt(
    () => storageOf(area).getItem(key),
    () => null,
  )
  const own = kept[area].get(key)
  return own?.over === standing ? own.value : standing
}

function write({ key, value, area = 'device' }: StorageEntry): void {
  const put = () =>
    attempt(
      () => {
        storageOf(area).setItem(key, value)
        return true
      },
      () => false,
    )
  kept[area].delete(key)
  if (put()) return
  if (area === 'device' && !key.startsWith(leastPrefix)) {
    removeUnder(leastPrefix)
    if (put()) return
  }
  kept[area].set(key, { value, over: read({ key, area }) })
}

function remove({ key, area = 'device' }: StorageKey): void {
  kept[area].delete(key)
  attempt(
    () => storageOf(area).removeItem(key),
    () => undefined,
  )
}

function removeUnder(prefix: string): void {
  const stored = attempt(
    () => Object.keys(storageOf('device')),
    () => [],
  )
  for (const key of [...stored, ...kept.device.keys()]) {
    if (key.startsWith(prefix)) remove({ key })
  }
}

function storageOf(area: StorageArea): Storage {
  return area === 'device' ? globalThis.localStorage : globalThis.sessionStorage
}

function attempt<T>(act: () => T, otherwise: () => T): T {
  try {
    return act()
  } catch {
    return otherwise()
  }
}

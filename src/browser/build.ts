import { createEffect, createEvent } from 'effector'

/**
 * Events about the build this page belongs to. Its file names carry hashes, so this module's URL
 * identifies it.
 */
const build = import.meta.url
const key = 'build.reloaded'

/** Another build has taken over the service worker; this page goes on with its own code. */
export const workerReplaced = createEvent()

/** A code chunk could not be loaded after several tries (ui/lazyPart). */
export const partMissed = createEvent()

/**
 * Whether this page may reload to find a missing chunk: once per build and tab. Never without
 * storage, because it could reload for ever.
 */
export const claimReloadFx = createEffect((): boolean => {
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
    return true
  } catch {
    return false
  }
})

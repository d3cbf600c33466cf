import { createEffect, createEvent } from 'effector'

/** What a page hears of the build it belongs to. Its files carry hashes, so its own address names it. */
const build = import.meta.url
const key = 'build.reloaded'

/** Another build has taken over what is loaded from here on; this page goes on with its own. */
export const workerReplaced = createEvent()

/** A part of a page was asked for several times and does not come (ui/lazyPart). */
export const partMissed = createEvent()

/**
 * Whether this page may load itself again to find a part that is missing: once for each build and tab. Where nothing
 * can be remembered it may not, or it would go on for ever.
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

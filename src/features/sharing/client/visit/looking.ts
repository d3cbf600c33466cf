// Whether somebody looks at the page at all: programs that look at links in letters do not.

const lookMs = 3_000

/** Calls once, after three seconds in sight or the first touch. */
export function whenLookedAt(tell: () => void): void {
  let seenMs = 0
  let since: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const rest = () => {
    clearTimeout(timer)
    if (since !== undefined) seenMs += Date.now() - since
    since = undefined
  }
  const watch = () => {
    rest()
    if (document.visibilityState !== 'visible') return
    since = Date.now()
    timer = setTimeout(done, Math.max(0, lookMs - seenMs))
  }
  function done() {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', watch)
    removeEventListener('pointerdown', done)
    removeEventListener('keydown', done)
    tell()
  }
  document.addEventListener('visibilitychange', watch)
  addEventListener('pointerdown', done)
  addEventListener('keydown', done)
  watch()
}

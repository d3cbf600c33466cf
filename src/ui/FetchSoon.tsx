import { useEffect } from 'react'
import type { LazyPart } from './lazyPart'

/** For browsers that do not say when they are idle. */
const restMs = 400
const longestMs = 2_000

/** Fetches a part while the page has nothing else to do, before somebody asks for it. */
export function FetchSoon({ part }: { part: Pick<LazyPart<never>, 'fetch'> }) {
  useEffect(() => {
    // What cannot be fetched now is fetched when it is asked for.
    const fetch = () => void part.fetch().catch(() => undefined)
    if (typeof requestIdleCallback !== 'function') {
      const waiting = setTimeout(fetch, restMs)
      return () => clearTimeout(waiting)
    }
    const waiting = requestIdleCallback(fetch, { timeout: longestMs })
    return () => cancelIdleCallback(waiting)
  }, [part])
  return null
}

/** Counts events per key within a sliding window, in bounded memory. */
export interface AttemptCounts {
  count(key: string, now: Date): number
  add(key: string, now: Date): () => void
  /** 0: another event is within the limit. */
  secondsUntilBelow(key: string, limit: number, now: Date): number
}

const mostKeys = 50_000
/** Above any limit in use; bounds the memory that a flood on one key takes. */
const mostPerKey = 100

export function createAttemptCounts(windowMs: number): AttemptCounts {
  const times = new Map<string, number[]>()

  function recent(key: string, now: Date): number[] {
    const kept = (times.get(key) ?? []).filter((time) => now.getTime() - time < windowMs)
    if (kept.length === 0) times.delete(key)
    else times.set(key, kept)
    return kept
  }

  return {
    count: (key, now) => recent(key, now).length,
    add(key, now) {
      const time = now.getTime()
      const kept = [...recent(key, now).slice(1 - mostPerKey), time]
      // Re-inserted, so that the first key of the map is the one without an event for the longest
      // time.
      times.delete(key)
      times.set(key, kept)
      const [oldest] = times.keys()
      if (times.size > mostKeys && oldest !== undefined) times.delete(oldest)
      return () => {
        const current = times.get(key) ?? []
        const at = current.indexOf(time)
        if (at >= 0) current.splice(at, 1)
      }
    },
    secondsUntilBelow(key, limit, now) {
      const kept = recent(key, now)
      const blocking = kept[kept.length - limit]
      return blocking === undefined ? 0 : Math.ceil((blocking + windowMs - now.getTime()) / 1000)
    },
  }
}

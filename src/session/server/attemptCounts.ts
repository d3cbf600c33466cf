/** Counts events per key within a sliding window, in bounded memory; with a name, together with all other servers. */
import { createHash } from 'node:crypto'
import { countingAlone, type Counting } from '../../server/events/counting'

export interface AttemptCounts {
  count(key: string, now: Date): number
  add(key: string, now: Date): () => void
  /** 0: another event is within the limit. */
  secondsUntilBelow(key: string, limit: number, now: Date): number
}

const mostKeys = 50_000
/** Bounds the memory that a flood on one key takes; whoever has a higher limit says so. */
const usualMostPerKey = 100

export function createAttemptCounts(
  windowMs: number,
  name = '',
  counting: Counting = countingAlone,
  mostPerKey = usualMostPerKey,
): AttemptCounts {
  const times = new Map<string, number[]>()
  const tell = counting.share(name, ({ key, at, isBack }) => {
    if (isBack) remove(key, at)
    else insert(key, at, new Date(at))
  })

  function recent(key: string, now: Date): number[] {
    const kept = (times.get(key) ?? []).filter((time) => now.getTime() - time < windowMs)
    if (kept.length === 0) times.delete(key)
    else times.set(key, kept)
    return kept
  }

  function insert(key: string, time: number, now: Date): void {
    const kept = [...recent(key, now).slice(1 - mostPerKey), time].toSorted((a, b) => a - b)
    // Re-inserted, so that the first key of the map is the one without an event for the longest
    // time.
    times.delete(key)
    times.set(key, kept)
    const [oldest] = times.keys()
    if (times.size > mostKeys && oldest !== undefined) times.delete(oldest)
  }

  function remove(key: string, time: number): void {
    const current = times.get(key) ?? []
    const at = current.indexOf(time)
    if (at >= 0) current.splice(at, 1)
  }

  return {
    count: (given, now) => recent(hashOf(given), now).length,
    add(given, now) {
      const [key, at] = [hashOf(given), now.getTime()]
      insert(key, at, now)
      tell({ key, at })
      return () => {
        remove(key, at)
        tell({ key, at, isBack: true })
      }
    },
    secondsUntilBelow(given, limit, now) {
      const kept = recent(hashOf(given), now)
      const blocking = kept[kept.length - limit]
      return blocking === undefined ? 0 : Math.ceil((blocking + windowMs - now.getTime()) / 1000)
    },
  }
}

/** Keys hold names and addresses of computers, which are for no other eyes; and as long as anybody likes. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)

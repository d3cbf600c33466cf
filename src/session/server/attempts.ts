/** Rate limits for attempts, counted by any keys; with a name, together with all other servers. */
import { countingAlone, type Counting } from '../../server/events/counting'
import { createAttemptCounts } from './attemptCounts'

export interface Refusal {
  readonly retryAfterSeconds: number
  /**
   * The first refusal within the window. Only this one is audited, or anybody could flood the audit
   * log.
   */
  readonly isFirst: boolean
}

export interface Limit {
  readonly key: string
  readonly most: number
}

export interface CountedAttempt {
  readonly refusal: Refusal | undefined
  /** Removes the attempt from the counts: it succeeded, or could not be judged. */
  takeBack(): void
}

/** @param mostPerKey as high as the highest limit, where that is above 100 */
export function createAttempts(
  windowMs: number,
  name = '',
  counting: Counting = countingAlone,
  mostPerKey?: number,
) {
  const made = createAttemptCounts(windowMs, name, counting, mostPerKey)
  const reported = createAttemptCounts(windowMs)

  function isFirst(key: string, now: Date): boolean {
    if (reported.count(key, now) > 0) return false
    reported.add(key, now)
    return true
  }

  return {
    isFirst,
    begin(limits: readonly Limit[], now: Date): CountedAttempt {
      const refusals = limits
        .map(({ key, most }) => ({ key, wait: made.secondsUntilBelow(key, most, now) }))
        .filter(({ wait }) => wait > 0)
        .toSorted((one, other) => other.wait - one.wait)
      const [longest] = refusals
      if (longest) {
        const refusal = { retryAfterSeconds: longest.wait, isFirst: isFirst(longest.key, now) }
        return { refusal, takeBack: () => {} }
      }
      // Counted before the work starts, so that attempts made at the same time cannot bypass the
      // limit.
      const marks = limits.map(({ key }) => made.add(key, now))
      return { refusal: undefined, takeBack: () => marks.forEach((takeBack) => takeBack()) }
    },
  }
}

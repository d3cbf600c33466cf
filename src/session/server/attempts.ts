/** What may be attempted so often and no oftener, by whatever it is counted. */
import { createAttemptCounts } from './attemptCounts'

export interface Refusal {
  readonly retryAfterSeconds: number
  /** Those that follow within the window would tell nothing new: anybody could fill the audit with them. */
  readonly isFirst: boolean
}

export interface Limit {
  readonly key: string
  readonly most: number
}

export interface CountedAttempt {
  readonly refusal: Refusal | undefined
  /** For what succeeded, and for what nobody judged. */
  takeBack(): void
}

export function createAttempts(windowMs: number) {
  const made = createAttemptCounts(windowMs)
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
      // Counted before anybody looks at it: a thousand guesses at once are a thousand guesses.
      const marks = limits.map(({ key }) => made.add(key, now))
      return { refusal: undefined, takeBack: () => marks.forEach((takeBack) => takeBack()) }
    },
  }
}

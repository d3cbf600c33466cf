/**
 * Guessing is slowed, nobody is locked out (security-reliability.md 14): five failures per person and
 * address, thirty per address; a person attacked from many addresses is only answered more slowly. A code
 * and a way back from a third party name nobody: thirty failures per address of each.
 */
import { addressKey } from '../../server/addressKey'
import { createAttempts, type CountedAttempt } from './attempts'
import { createAttemptCounts } from './attemptCounts'

const windowMs = 5 * 60_000
const perPersonAndAddress = 5
const perAddress = 30
const undelayedFailures = 5
const delayStepMs = 200
const longestDelayMs = 2_000

export interface Attempt extends CountedAttempt {
  readonly delayMs: number
}

export interface NamedAttempt extends Attempt {
  /**
   * Counts it for whom the name led to as well. False: they were guessed at too often, by whichever of their
   * names. Only they themselves may learn that: it would say that two names are one person's.
   */
  isWithinFor(userId: string): boolean
}

/** Whom an attempt is for: by the name that was typed, and by id once that is no secret. */
export interface Attempted {
  readonly userName: string
  readonly id?: string
}

export interface SignInLimits {
  begin(who: Attempted, ip: string, now: Date): NamedAttempt
  /** Of those who tell no name, each kind by itself. */
  beginNameless(by: 'code' | 'thirdParty', ip: string, now: Date): Attempt
  /** Whether this address brings that for the first time within the window. */
  isFirst(what: string, ip: string, now: Date): boolean
}

export function createSignInLimits(): SignInLimits {
  const attempts = createAttempts(windowMs)
  const guessed = createAttemptCounts(windowMs)

  return {
    begin({ userName, id }, ip, now) {
      // As findUserByName reads a name: spaces around it make nobody else of anyone.
      const name = userName.trim().toLowerCase()
      const address = addressKey(ip)
      const ofUser = (userId: string) => ({
        key: `user ${userId} ${address}`,
        most: perPersonAndAddress,
      })
      const limits = [
        { key: `both ${name} ${address}`, most: perPersonAndAddress },
        { key: `address ${address}`, most: perAddress },
        ...(id === undefined ? [] : [ofUser(id)]),
      ]
      const attempt = attempts.begin(limits, now)
      if (attempt.refusal) return { ...attempt, delayMs: 0, isWithinFor: () => false }

      // By what was typed alone: how long an answer takes is told to everybody.
      const failures = guessed.count(name, now)
      const marks = [attempt.takeBack, guessed.add(name, now)]
      return {
        refusal: undefined,
        delayMs: Math.min(longestDelayMs, Math.max(0, failures - undelayedFailures) * delayStepMs),
        isWithinFor(userId) {
          const { refusal, takeBack } = attempts.begin([ofUser(userId)], now)
          marks.push(takeBack)
          return refusal === undefined
        },
        takeBack: () => marks.forEach((takeBack) => takeBack()),
      }
    },
    beginNameless(by, ip, now) {
      const limits = [{ key: `${by} ${addressKey(ip)}`, most: perAddress }]
      return { ...attempts.begin(limits, now), delayMs: 0 }
    },
    isFirst: (what, ip, now) => attempts.isFirst(`${what} ${addressKey(ip)}`, now),
  }
}

/**
 * Guessing is slowed, and nobody is locked out (security-reliability.md 14): five failures per
 * person and IP address, thirty per IP address; attacks on one person from many addresses only make
 * answers slower. Codes and third-party sign-ins name no user: thirty failures per IP address for
 * each kind.
 */
import { addressKey } from '../../server/addressKey'
import type { Counting } from '../../server/events/counting'
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
   * Counts the attempt for the user that the name belongs to as well. False: the limit is reached,
   * under any of the user's names. Only that user may learn it, because it would reveal that two
   * names belong to one person.
   */
  isWithinFor(userId: string): boolean
}

/** The user of an attempt: by the typed name, and by id once it may be known. */
export interface Attempted {
  readonly userName: string
  readonly id?: string
}

export interface SignInLimits {
  begin(who: Attempted, ip: string, now: Date): NamedAttempt
  /** An attempt without a user name; each kind is counted by itself. */
  beginNameless(by: 'code' | 'thirdParty', ip: string, now: Date): Attempt
  /** Whether this IP address presents this value for the first time within the window. */
  isFirst(what: string, ip: string, now: Date): boolean
}

export function createSignInLimits(counting?: Counting): SignInLimits {
  const attempts = createAttempts(windowMs, 'signIn', counting)
  const guessed = createAttemptCounts(windowMs, 'guessed', counting)

  return {
    begin({ userName, id }, ip, now) {
      // Normalised as in findUserByName, so that spaces do not make it another name.
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

      // By the typed name alone, because everybody can see how long an answer takes.
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

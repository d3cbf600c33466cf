/**
 * Guessing is slowed, nobody is locked out (security-reliability.md 14): five failures per person and
 * address, thirty per address; a person attacked from many addresses is only answered more slowly. A code
 * and a way back from a third party name nobody: thirty failures per address of each.
 */
import { addressKey } from '../../server/addressKey'
import { createAttempts, type CountedAttempt } from './attempts'
import { createTallies } from './tallies'

const windowMs = 5 * 60_000
const perPersonAndAddress = 5
const perAddress = 30
const undelayedFailures = 5
const delayStepMs = 200
const longestDelayMs = 2_000

export interface Attempt extends CountedAttempt {
  readonly delayMs: number
}

export interface SignInLimits {
  begin(userName: string, ip: string, now: Date): Attempt
  /** Of those who tell no name, each kind by itself. */
  beginNameless(by: 'code' | 'thirdParty', ip: string, now: Date): Attempt
  /** Whether this address brings that for the first time within the window. */
  isFirst(what: string, ip: string, now: Date): boolean
}

export function createSignInLimits(): SignInLimits {
  const attempts = createAttempts(windowMs)
  const guessed = createTallies(windowMs)

  return {
    begin(userName, ip, now) {
      // As findUserByName reads a name: spaces around it make nobody else of anyone.
      const person = userName.trim().toLowerCase()
      const address = addressKey(ip)
      const limits = [
        { key: `both ${person} ${address}`, most: perPersonAndAddress },
        { key: `address ${address}`, most: perAddress },
      ]
      const attempt = attempts.begin(limits, now)
      if (attempt.refusal) return { ...attempt, delayMs: 0 }

      const failures = guessed.count(person, now)
      const takeBackGuess = guessed.add(person, now)
      return {
        refusal: undefined,
        delayMs: Math.min(longestDelayMs, Math.max(0, failures - undelayedFailures) * delayStepMs),
        takeBack() {
          attempt.takeBack()
          takeBackGuess()
        },
      }
    },
    beginNameless(by, ip, now) {
      const limits = [{ key: `${by} ${addressKey(ip)}`, most: perAddress }]
      return { ...attempts.begin(limits, now), delayMs: 0 }
    },
    isFirst: (what, ip, now) => attempts.isFirst(`${what} ${addressKey(ip)}`, now),
  }
}

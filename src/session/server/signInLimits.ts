/**
 * Guessing is slowed, nobody is locked out (security-reliability.md 14): five failures per person and
 * address, thirty per address; a person attacked from many addresses is only answered more slowly.
 */
import { addressKey } from '../../server/addressKey'
import { createTallies } from './tallies'

const windowMs = 5 * 60_000
const perPersonAndAddress = 5
const perAddress = 30
const undelayedFailures = 5
const delayStepMs = 200
const longestDelayMs = 2_000

export interface Attempt {
  readonly retryAfterSeconds: number | undefined
  readonly delayMs: number
  /** For what succeeded, and for what nobody judged. */
  takeBack(): void
}

export interface SignInLimits {
  begin(userName: string, ip: string, now: Date): Attempt
}

export function createSignInLimits(): SignInLimits {
  const tallies = createTallies(windowMs)

  return {
    begin(userName, ip, now) {
      // As findUserByName reads a name: spaces around it make nobody else of anyone.
      const person = userName.trim().toLowerCase()
      const address = addressKey(ip)
      const keys = {
        both: `both ${person} ${address}`,
        address: `address ${address}`,
        person: `person ${person}`,
      }
      const retryAfterSeconds = [
        tallies.secondsUntilBelow(keys.both, perPersonAndAddress, now),
        tallies.secondsUntilBelow(keys.address, perAddress, now),
      ].reduce((longest, seconds) => Math.max(longest, seconds), 0)
      if (retryAfterSeconds > 0) return { retryAfterSeconds, delayMs: 0, takeBack: () => {} }

      const failures = tallies.count(keys.person, now)
      // Counted before the password is looked at: a thousand guesses at once are a thousand guesses.
      const marks = Object.values(keys).map((key) => tallies.add(key, now))
      return {
        retryAfterSeconds: undefined,
        delayMs: Math.min(longestDelayMs, Math.max(0, failures - undelayedFailures) * delayStepMs),
        takeBack: () => marks.forEach((takeBack) => takeBack()),
      }
    },
  }
}

/**
 * How often a reset link may be requested (security-reliability.md D14): per person and IP address,
 * per IP address, and per mailbox in all. The last limit is not reported: it would reveal that the
 * name exists.
 */
import { addressKey } from '../../server/addressKey'
import type { Counting } from '../../server/events/counting'
import { createAttempts, type Refusal } from './attempts'
import { createAttemptCounts } from './attemptCounts'

const windowMs = 5 * 60_000
const perPersonAndAddress = 5
const perAddress = 30
const mailboxWindowMs = 60 * 60_000
const perMailbox = 5

export interface ResetLimits {
  /** Counts the request unless it is refused. */
  ask(userName: string, ip: string, now: Date): Refusal | undefined
  mayMail(userId: string, now: Date): boolean
}

export function createResetLimits(counting?: Counting): ResetLimits {
  const asked = createAttempts(windowMs, 'reset', counting)
  const mailed = createAttemptCounts(mailboxWindowMs, 'mailed', counting)

  return {
    ask(userName, ip, now) {
      const address = `address ${addressKey(ip)}`
      const limits = [
        { key: `both ${userName.trim().toLowerCase()} ${address}`, most: perPersonAndAddress },
        { key: address, most: perAddress },
      ]
      return asked.begin(limits, now).refusal
    },
    mayMail(userId, now) {
      if (mailed.count(userId, now) >= perMailbox) return false
      mailed.add(userId, now)
      return true
    },
  }
}

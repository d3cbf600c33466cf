/**
 * How often a link may be asked for (security-reliability.md D14): per person and address, per address, and per
 * mailbox however many ask. The last is never told: it would say that the name is somebody's.
 */
import { addressKey } from '../../server/addressKey'
import { createTallies } from './tallies'

const windowMs = 5 * 60_000
const perPersonAndAddress = 5
const perAddress = 30
const mailboxWindowMs = 60 * 60_000
const perMailbox = 5

export interface ResetLimits {
  /** Seconds until one may ask again; 0 counts this time. */
  ask(userName: string, ip: string, now: Date): number
  mayMail(userId: string, now: Date): boolean
}

export function createResetLimits(): ResetLimits {
  const asked = createTallies(windowMs)
  const mailed = createTallies(mailboxWindowMs)

  return {
    ask(userName, ip, now) {
      const address = `address ${addressKey(ip)}`
      const both = `both ${userName.trim().toLowerCase()} ${address}`
      const seconds = Math.max(
        asked.secondsUntilBelow(both, perPersonAndAddress, now),
        asked.secondsUntilBelow(address, perAddress, now),
      )
      if (seconds > 0) return seconds
      for (const key of [both, address]) asked.add(key, now)
      return 0
    },
    mayMail(userId, now) {
      if (mailed.count(userId, now) >= perMailbox) return false
      mailed.add(userId, now)
      return true
    },
  }
}

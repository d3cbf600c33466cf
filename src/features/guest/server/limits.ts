/**
 * What one link, one address and one request may ask for (work.md 6). Counted in memory; addresses of
 * computers are kept nowhere.
 */
import { addressKey } from '../../../server/addressKey'
import { createAttemptCounts, createAttempts, type CountedAttempt } from '../../../session/server'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const callsAMinute = 60
const joinsAnHour = { ofAddress: 20, ofRequest: 100 }
const codeWindowMs = 10 * minuteMs
const mostWrongCodes = 5

export interface GuestLimits {
  /** Seconds to wait; 0: it is counted. */
  call(tokenHash: string, now: Date): number
  /** 0: it is counted. */
  join(requestId: string, ip: string, now: Date): number
  /** A try at a pass code, counted before it is judged. */
  code(requestId: string, ip: string, now: Date): CodeTry
}

export interface CodeTry {
  /** 0: it may be judged. */
  readonly waitSeconds: number
  /** How many follow if this one is wrong. */
  readonly left: number
  /** It was right. */
  takeBack(): void
}

export function createGuestLimits(): GuestLimits {
  const called = createAttempts(minuteMs)
  const joined = createAttempts(hourMs)
  const wrong = createAttemptCounts(codeWindowMs)
  return {
    call: (tokenHash, now) => waitOf(called.begin([{ key: tokenHash, most: callsAMinute }], now)),
    join(requestId, ip, now) {
      const limits = [
        { key: `from ${addressKey(ip)}`, most: joinsAnHour.ofAddress },
        { key: `to ${requestId}`, most: joinsAnHour.ofRequest },
      ]
      return waitOf(joined.begin(limits, now))
    },
    code(requestId, ip, now) {
      const key = `${requestId} ${addressKey(ip)}`
      const waitSeconds = wrong.secondsUntilBelow(key, mostWrongCodes, now)
      if (waitSeconds > 0) return { waitSeconds, left: 0, takeBack: () => undefined }
      const takeBack = wrong.add(key, now)
      return { waitSeconds, left: mostWrongCodes - wrong.count(key, now), takeBack }
    },
  }
}

const waitOf = ({ refusal }: CountedAttempt) => refusal?.retryAfterSeconds ?? 0

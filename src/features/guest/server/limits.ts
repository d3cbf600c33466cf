/**
 * What one link, one address and one request may ask for (work.md 6). Counted in memory; addresses of
 * computers are kept nowhere.
 */
import { addressKey } from '../../../server/addressKey'
import type { Counting } from '../../../server/events/counting'
import { createAttemptCounts, createAttempts, type CountedAttempt } from '../../../session/server'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** The link for everybody may be scanned by a whole hall at once, behind one address or many. */
const callsAMinute = { ofOwnLink: 60, ofAddress: 600, ofLink: 3000 }
const joinsAnHour = { ofAddress: 250, ofRequest: 500 }
const codeWindowMs = 10 * minuteMs
const mostWrongCodes = 5

export interface GuestLimits {
  /** Whoever's link it is. Seconds to wait; 0: it is counted. */
  call(tokenHash: string, ip: string, now: Date): number
  /** By a link that one person has. 0: it is counted. */
  ownCall(tokenHash: string, now: Date): number
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

export function createGuestLimits(counting: Counting): GuestLimits {
  const called = createAttempts(minuteMs, 'guest.called', counting, callsAMinute.ofLink)
  const joined = createAttempts(hourMs, 'guest.joined', counting, joinsAnHour.ofRequest)
  const wrong = createAttemptCounts(codeWindowMs, 'guest.code', counting)
  return {
    call(tokenHash, ip, now) {
      const limits = [
        { key: `from ${addressKey(ip)} ${tokenHash}`, most: callsAMinute.ofAddress },
        { key: `by ${tokenHash}`, most: callsAMinute.ofLink },
      ]
      return waitOf(called.begin(limits, now))
    },
    ownCall: (tokenHash, now) =>
      waitOf(called.begin([{ key: `own ${tokenHash}`, most: callsAMinute.ofOwnLink }], now)),
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

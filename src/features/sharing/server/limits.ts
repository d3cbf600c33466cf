/**
 * Guessing is slowed, and no page is ever closed by it: five wrong answers from one address wait ten
 * minutes; beyond fifty an hour on a page each try takes two seconds. Addresses of computers are
 * counted in memory and kept nowhere.
 */
import { addressKey } from '../../../server/addressKey'
import type { Counting } from '../../../server/events/counting'
import { createAttemptCounts, createAttempts, type CountedAttempt } from '../../../session/server'

const hourMs = 3_600_000
const wrongWindowMs = 10 * 60_000
const mostWrong = 5
const undelayedOnPage = 50
const delayMs = 2_000
const lettersAnHour = 3
const askedAnHour = 20
const minuteMs = 60_000
const reportsAMinute = 60

export interface ShareLimits {
  /** `isTooMuch`: from this one on each takes longer, so somebody should know. */
  prove(
    pageId: string,
    ip: string,
    now: Date,
  ): CountedAttempt & { readonly delayMs: number; readonly isTooMuch: boolean }
  /** Seconds to wait; 0: a letter may be asked for, and is counted. */
  ask(given: { pageId: string; address: string; ip: string; now: Date }): number
  /** 0: it is counted. */
  report(ip: string, now: Date): number
}

export function createShareLimits(counting: Counting): ShareLimits {
  const wrong = createAttempts(wrongWindowMs, 'share.wrong', counting)
  const onPage = createAttemptCounts(hourMs, 'share.page', counting)
  const asked = createAttempts(hourMs, 'share.asked', counting)
  const reported = createAttempts(minuteMs, 'share.reported', counting)
  return {
    prove(pageId, ip, now) {
      const attempt = wrong.begin([{ key: `${pageId} ${addressKey(ip)}`, most: mostWrong }], now)
      if (attempt.refusal) return { ...attempt, delayMs: 0, isTooMuch: false }
      const before = onPage.count(pageId, now)
      const marks = [attempt.takeBack, onPage.add(pageId, now)]
      return {
        refusal: undefined,
        delayMs: before >= undelayedOnPage ? delayMs : 0,
        isTooMuch: before === undelayedOnPage,
        takeBack: () => marks.forEach((takeBack) => takeBack()),
      }
    },
    ask({ pageId, address, ip, now }) {
      const limits = [
        { key: `letter ${pageId} ${address}`, most: lettersAnHour },
        { key: `asked ${addressKey(ip)}`, most: askedAnHour },
      ]
      return asked.begin(limits, now).refusal?.retryAfterSeconds ?? 0
    },
    report: (ip, now) =>
      reported.begin([{ key: addressKey(ip), most: reportsAMinute }], now).refusal
        ?.retryAfterSeconds ?? 0,
  }
}

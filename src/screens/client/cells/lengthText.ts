import type { Speaker } from './valueText'

const hour = 3_600_000
const minute = 60_000

/** A length in one unit, such as 31.4 hours, 12 minutes or 40 seconds. */
export function lengthText({ say, format }: Speaker, durationMs: number): string {
  if (durationMs >= hour) {
    const hours = Math.round(durationMs / (hour / 10)) / 10
    return say('screens.list.hours', { count: hours, shownCount: format.count(hours, 1) })
  }
  const minutes = Math.round(durationMs / minute)
  if (minutes > 0) return say('screens.list.minutes', { count: minutes })
  return say('screens.list.seconds', { count: Math.round(durationMs / 1000) })
}

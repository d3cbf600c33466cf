import type { Translate } from '../../../browser/text/text.model'

const hour = 3_600_000
const minute = 60_000

/**
 * A duration in one unit, such as 31.4 hours, 12 minutes or 40 seconds, to keep the count line
 * short.
 */
export function lengthText(
  t: Translate,
  formatCount: (count: number, digits?: number) => string,
  durationMs: number,
): string {
  if (durationMs >= hour) {
    const hours = Math.round(durationMs / (hour / 10)) / 10
    return t('footage.length.hours', { count: hours, shown: formatCount(hours, 1) })
  }
  const minutes = Math.round(durationMs / minute)
  if (minutes > 0)
    return t('footage.length.minutes', { count: minutes, shown: formatCount(minutes) })
  const seconds = Math.round(durationMs / 1000)
  return t('footage.length.seconds', { count: seconds, shown: formatCount(seconds) })
}

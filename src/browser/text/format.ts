/** Times, sizes and counts as the reader's language writes them. */
import { clockTime } from '../../kit/clockTime'

const minute = 60_000
const day = 24 * 60 * minute

export const formatDuration = (durationMs: number): string => clockTime(durationMs / 1000)

export function formatBytes(bytes: number, language: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1000)), 4)
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 2 ? 1 : 0,
  }).format(bytes / 1000 ** power)
}

export function formatCount(count: number, language: string, digits = 0): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(count)
}

/** A day of the calendar, as 2026-11-27, is the same one wherever it is read. */
const momentOf = (isoTime: string) =>
  new Date(/^\d{4}-\d\d-\d\d$/.test(isoTime) ? `${isoTime}T00:00` : isoTime)

/**
 * Relative for up to 7 days before or ahead, then the date (ui.md §8.14); show the absolute time in a
 * tooltip. What is ahead by less than a minute is now: clocks differ. Days are those of the calendar,
 * so that yesterday is never the day before.
 */
export function formatAge(isoTime: string, now: number, language: string): string {
  const age = now - momentOf(isoTime).getTime()
  // An hour and a half ago is 1 hour ago; what ends in 3 hours and 59 minutes ends in 4 hours.
  const count = (unit: number) => (age < 0 ? Math.round(-age / unit) : -Math.floor(age / unit))
  const days = daysAhead(isoTime, now)
  if (age >= 7 * day || days > 7) return formatDay(isoTime, now, language)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  if (Math.abs(age) < minute) return relative.format(0, 'second')
  if (Math.abs(count(minute)) < 60) return relative.format(count(minute), 'minute')
  const hours = count(60 * minute)
  if (Math.abs(hours) < 24 || days === 0) return relative.format(hours, 'hour')
  return relative.format(days, 'day')
}

export function formatDay(isoTime: string, now: number, language: string): string {
  const then = momentOf(isoTime)
  const isThisYear = then.getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? { weekday: 'short' } : { year: 'numeric' }),
  }).format(then)
}

/** Friday, 27 November; with its year where it is another one. */
export function formatWholeDay(isoTime: string, now: number, language: string): string {
  const then = momentOf(isoTime)
  const isThisYear = then.getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(then)
}

/** Today, yesterday, or the whole day, as a title. */
export function formatDayTitle(isoTime: string, now: number, language: string): string {
  const days = daysAhead(isoTime, now)
  if (days !== 0 && days !== -1) return formatWholeDay(isoTime, now, language)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [first = '', ...rest] = relative.format(days, 'day')
  return first.toLocaleUpperCase(language) + rest.join('')
}

/** Days of the calendar from now; one of them may have 23 or 25 hours. */
const daysAhead = (isoTime: string, now: number) =>
  Math.round((midnightOf(momentOf(isoTime)) - midnightOf(new Date(now))) / day)

const midnightOf = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0)

export function formatMoment(
  isoTime: string,
  language: string,
  dateStyle: 'full' | 'medium' = 'full',
): string {
  return new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short' }).format(
    new Date(isoTime),
  )
}

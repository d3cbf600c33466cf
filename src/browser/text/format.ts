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

/**
 * Relative for up to 7 days before or ahead, then the date (ui.md §8.14); show the absolute time in a
 * tooltip. What is ahead by less than a minute is now: clocks differ.
 */
export function formatAge(isoTime: string, now: number, language: string): string {
  const age = now - new Date(isoTime).getTime()
  // An hour and a half ago is 1 hour ago; what ends in 6 days and 23 hours ends in 7 days.
  const count = (unit: number) => (age < 0 ? Math.round(-age / unit) : -Math.floor(age / unit))
  if (age >= 7 * day || count(day) > 7) return formatDay(isoTime, now, language)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  if (Math.abs(age) < minute) return relative.format(0, 'second')
  if (Math.abs(count(minute)) < 60) return relative.format(count(minute), 'minute')
  if (Math.abs(count(60 * minute)) < 24) return relative.format(count(60 * minute), 'hour')
  return relative.format(count(day), 'day')
}

export function formatDay(isoTime: string, now: number, language: string): string {
  const then = new Date(isoTime)
  const isThisYear = then.getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? { weekday: 'short' } : { year: 'numeric' }),
  }).format(then)
}

/** Friday, 27 November; with its year where it is another one. */
export function formatWholeDay(isoTime: string, now: number, language: string): string {
  const then = new Date(isoTime)
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
  const daysAgo = Math.round((midnightOf(now) - midnightOf(isoTime)) / day)
  if (daysAgo !== 0 && daysAgo !== 1) return formatWholeDay(isoTime, now, language)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [first = '', ...rest] = relative.format(-daysAgo, 'day')
  return first.toLocaleUpperCase(language) + rest.join('')
}

const midnightOf = (moment: number | string) => new Date(moment).setHours(0, 0, 0, 0)

export function formatMoment(
  isoTime: string,
  language: string,
  dateStyle: 'full' | 'medium' = 'full',
): string {
  return new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short' }).format(
    new Date(isoTime),
  )
}

/**
 * Reads a day as people write it in a language: 2026-03-31, 31.3.2026, 3/31/2026 in America. Of a
 * year in two digits, the one that is at most ten years ahead. Null if there is no such day.
 */
export function parseDate(text: string, language: string, now = new Date()): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text) ?? []
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day))
  const [, first, separator, second, last] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? []
  if (first === undefined) return null
  const whole = (last ?? '').length === 2 ? yearNear(Number(last), now) : Number(last)
  const isMonthFirst = separator === '/' && /^en(-US)?$/.test(language)
  const [dayNo, monthNo] = isMonthFirst ? [second, first] : [first, second]
  return dayOf(whole, Number(monthNo), Number(dayNo))
}

function yearNear(short: number, now: Date): number {
  const latest = now.getFullYear() + 10
  const year = latest - (latest % 100) + short
  return year > latest ? year - 100 : year
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isThere ? date.toISOString().slice(0, 10) : null
}

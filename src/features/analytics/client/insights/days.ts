import type { InsightDays } from '../../../../../generated/facts/features/analytics'

export const lengths = { d7: 7, d28: 28, d90: 90, d365: 365 } as const
export type Length = keyof typeof lengths

const dayMs = 24 * 3_600_000

export type Source = 'all' | NonNullable<InsightDays['sources']>[number]
export const sources: readonly Source[] = ['all', 'feed', 'channel', 'share', 'embed']

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The days up to today, as the clock of this computer has it. */
export function daysUpTo(now: Date, length: Length, source: Source): InsightDays {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return {
    from: dayOf(today - (lengths[length] - 1) * dayMs),
    to: dayOf(today),
    ...(source !== 'all' && { sources: [source] }),
  }
}

/** 26 Oct. */
export const dayText = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** Fri 27 Nov, by the clock of this computer. */
export const momentText = (moment: string, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(
    new Date(moment),
  )

export const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

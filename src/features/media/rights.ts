// Until when a film or a file may be used: the last day still counts.

export type RightsStanding = 'none' | 'soon' | 'ended'

const soonDays = 45

/** How long before its last day it is told of. `endsOn`: such as 2026-11-22. */
export function rightsStandingOf(endsOn: string | undefined, now = new Date()): RightsStanding {
  if (endsOn === undefined) return 'none'
  const days = daysUntil(endsOn, now)
  if (days < 0) return 'ended'
  return days <= soonDays ? 'soon' : 'none'
}

export function daysUntil(date: string, now = new Date()): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return Math.round((Date.parse(date) - today) / 86_400_000)
}

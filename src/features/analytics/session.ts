// What is kept of a visit, and what counts in it (reach.md 7).

export type Source = 'feed' | 'channel' | 'share' | 'embed'
export type Device = 'phone' | 'tablet' | 'computer'

export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone/i.test(userAgent) ? 'phone' : 'computer'
}

/** From so many seconds on it is a play; of a shorter film half of it. */
export const playSeconds = (filmSeconds: number) => Math.min(5, Math.ceil(filmSeconds / 2))

/** Nine tenths of a film count as watched (reach.md 2, 5). */
export const watchedShare = 0.9

/** What was reported within it is summed together. */
export const slotSeconds = 300

export const slotOf = (moment: Date) => Math.floor(moment.getTime() / 1_000 / slotSeconds)

/** From so many people on it is shown how they watched. */
export const fewestPeople = 5

export const monthsKept = 13

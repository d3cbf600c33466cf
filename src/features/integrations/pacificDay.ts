// YouTube counts by the days of California, which are 23 or 25 hours twice a year.
const hourMs = 3_600_000

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** Such as 2026-11-26 and 14. */
function placeOf(time: Date): { day: string; hour: number } {
  const said = Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, value]))
  return { day: `${said['year']}-${said['month']}-${said['day']}`, hour: Number(said['hour']) }
}

/** When the day there began in which this is. */
export function pacificDayStart(time: Date): Date {
  const { day } = placeOf(time)
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const found = [7, 8].map((hours) => new Date(midnight + hours * hourMs))
  return found.find((start) => isMidnight(start, day)) ?? new Date(midnight + 8 * hourMs)
}

const isMidnight = (time: Date, day: string) => {
  const place = placeOf(time)
  return place.day === day && place.hour === 0
}

/** Never within the same day, and never beyond the next. */
export const nextPacificDay = (time: Date): Date =>
  pacificDayStart(new Date(pacificDayStart(time).getTime() + 26 * hourMs))

// When an editor works: weekdays from nine to five (UTC), a fifth of what they can do in a week each, but not on days off.

const minuteMs = 60_000
const dayMs = 86_400_000
const weekDays = 7
const workDays = 5
const opensAt = 9 * 60
const closesAt = 17 * 60
const openMinutes = closesAt - opensAt
/** So far ahead is planned; what takes longer, nobody can say when it is done. */
const horizonDays = 420

export interface Calendar {
  /** Minutes of work from now until then. */
  workUntil(at: number): number
  /** When so many minutes of work are done; null beyond the horizon. */
  doneAt(minutes: number): number | null
  /** This week and those after it, from Monday to Monday. */
  weeks(count: number): readonly Week[]
}

interface Week {
  readonly begins: number
  readonly ends: number
  readonly capacityMinutes: number
}

interface Working {
  readonly capacityMinutes: number
  readonly timeOff: readonly string[]
}

const midnightOf = (at: number) => Math.floor(at / dayMs) * dayMs
/** Monday is 0; the epoch began on a Thursday. */
const weekdayOf = (midnight: number) => (midnight / dayMs + 3) % weekDays

/** The day itself, or the Monday after it: nothing is promised for a weekend. */
export function workdayFrom(day: string): string {
  const midnight = Date.parse(day)
  const over = weekdayOf(midnight) < workDays ? 0 : weekDays - weekdayOf(midnight)
  return new Date(midnight + over * dayMs).toISOString().slice(0, 10)
}

export function createCalendar({ capacityMinutes, timeOff }: Working, now: number): Calendar {
  const perDay = capacityMinutes / workDays
  const rate = perDay / openMinutes
  const today = midnightOf(now)
  const isOff = daysOff(timeOff)
  const works = (midnight: number) => weekdayOf(midnight) < workDays && !isOff(midnight)
  const openUntil = (at: number, midnight: number) =>
    Math.min(openMinutes, Math.max(0, (at - midnight) / minuteMs - opensAt))
  /** Of today, what is over already. */
  const past = works(today) ? openUntil(now, today) * rate : 0
  /** Before each day, from the beginning of today. */
  const before = new Float64Array(horizonDays + 1)
  const firstWeekday = weekdayOf(today)
  for (let day = 0; day < horizonDays; day += 1) {
    const isOpen = (firstWeekday + day) % weekDays < workDays && !isOff(today + day * dayMs)
    before[day + 1] = before[day]! + (isOpen ? perDay : 0)
  }

  return {
    workUntil(at) {
      if (at <= now) return 0
      const midnight = midnightOf(at)
      const day = (midnight - today) / dayMs
      if (day >= horizonDays) return before[horizonDays]! - past
      const ofDay = before[day + 1]! > before[day]! ? openUntil(at, midnight) * rate : 0
      return before[day]! + ofDay - past
    },
    doneAt(minutes) {
      const wanted = minutes + past
      let [low, high] = [0, horizonDays]
      if (rate === 0 || before[high]! < wanted) return null
      while (high - low > 1) {
        const middle = (low + high) >> 1
        if (before[middle]! < wanted) low = middle
        else high = middle
      }
      const intoDay = (wanted - before[low]!) / rate
      return today + low * dayMs + (opensAt + intoDay) * minuteMs
    },
    weeks(count) {
      const monday = today - weekdayOf(today) * dayMs
      return Array.from({ length: count }, (_, at) => {
        const begins = monday + at * weekDays * dayMs
        const days = Array.from({ length: weekDays }, (__, day) => begins + day * dayMs)
        const capacity = days.filter(works).length * perDay
        return { begins, ends: begins + weekDays * dayMs, capacityMinutes: capacity }
      })
    },
  }
}

function daysOff(timeOff: readonly string[]): (midnight: number) => boolean {
  const spans = timeOff.map((each) => {
    const [first = '', last = first] = each.split('/')
    return { from: Date.parse(first), to: Date.parse(last) }
  })
  if (spans.length === 0) return () => false
  return (midnight) => spans.some(({ from, to }) => from <= midnight && midnight <= to)
}

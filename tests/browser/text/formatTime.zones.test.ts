// Times of the past and the future are said by the calendar of whoever reads, also when clocks change.
import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundled } from '../../support/bundled'
import type { Said, SaidCase } from '../../support/saysTimes'
import { countOf, seed } from '../../support/sizes'

const dayMs = 86_400_000
const hourMs = 3_600_000
const program = bundled('saysTimes')

/** Each with days on which its clocks change. */
const changes = {
  'Europe/Berlin': ['2026-03-29', '2026-10-25'],
  'America/Los_Angeles': ['2026-03-08', '2026-11-01'],
  'Pacific/Auckland': ['2026-04-05', '2026-09-27'],
} as const
type Zone = keyof typeof changes
const zones = Object.keys(changes) as Zone[]

const languages = fc.constantFrom('en' as const, 'de' as const)

/** Around a change of the clocks, or around New Year. */
const nows = (zone: Zone) =>
  fc
    .tuple(
      fc.constantFrom(...changes[zone], '2026-12-31'),
      fc.integer({ min: -2 * 86_400, max: 2 * 86_400 }),
    )
    .map(([day, seconds]) => Date.parse(`${day}T00:00:00Z`) + seconds * 1000)

const distances = fc.oneof(
  fc.integer({ min: -9 * 86_400, max: 9 * 86_400 }),
  fc.integer({ min: -2 * 86_400, max: 2 * 86_400 }),
)

function saidIn(zone: Zone, cases: readonly SaidCase[]): readonly Said[] {
  const input = cases.map((each) => JSON.stringify(each)).join('\n')
  const output = execFileSync(process.execPath, [program], {
    input,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Said)
}

/** The day of the calendar there, as 2026-11-29. */
const dayIn = (zone: string, moment: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(moment)

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

/** A day as it is said, whatever zone it is read in. */
const dayText = (day: string, now: string, language: string, isWhole = false) => {
  const isThisYear = day.slice(0, 4) === now.slice(0, 4)
  const short = { month: 'short', ...(isThisYear ? { weekday: 'short' } : { year: 'numeric' }) }
  const whole = { month: 'long', weekday: 'long', ...(!isThisYear && { year: 'numeric' }) }
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    day: 'numeric',
    ...((isWhole ? whole : short) as Intl.DateTimeFormatOptions),
  }).format(new Date(day))
}

/** All ways to be relative that may be true. */
function agesOf(then: number, now: number, language: string, zone: string): string[] {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const [today, day] = [dayIn(zone, now), dayIn(zone, then)]
  const ahead = then - now
  const days = daysBetween(today, day)
  const near = (unit: number) => {
    const exact = ahead / unit
    return ahead < 0 ? Math.ceil(exact) : Math.round(exact)
  }
  if (Math.abs(ahead) < 60_000) return [relative.format(0, 'second')]
  if (Math.abs(near(60_000)) < 60) return [relative.format(near(60_000), 'minute')]
  if (Math.abs(near(hourMs)) < 24 || days === 0) return [relative.format(near(hourMs), 'hour')]
  if (ahead <= -7 * dayMs || days > 7) return [dayText(day, today, language)]
  return [relative.format(days, 'day')]
}

const size = countOf(2000)

describe.each(zones)('in %s', (zone) => {
  const moments = fc.tuple(nows(zone), distances, languages).map(([now, seconds, language]) => ({
    now,
    time: new Date(now + seconds * 1000).toISOString(),
    language,
  }))

  test(`${size} moments are said as far away as they are there`, () => {
    const cases = fc.sample(moments, { numRuns: size, seed })
    const said = saidIn(zone, cases)
    const faults = cases.flatMap(({ time, now, language }, at) => {
      const then = Date.parse(time)
      const [today, day] = [dayIn(zone, now), dayIn(zone, then)]
      const ago = daysBetween(day, today)
      const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
      const titled = ago === 0 || ago === 1 ? words.format(-ago, 'day') : undefined
      const wanted = {
        age: agesOf(then, now, language, zone),
        day: [dayText(day, today, language)],
        wholeDay: [dayText(day, today, language, true)],
        title: [titled ?? dayText(day, today, language, true)],
        moment: [
          new Intl.DateTimeFormat(language, {
            dateStyle: 'full',
            timeStyle: 'short',
            timeZone: zone,
          }).format(then),
        ],
      }
      return Object.entries(wanted).flatMap(([name, right]) => {
        const text = String(said[at]?.[name as keyof Said])
        const isRight = right.some((each) => each.toLowerCase() === text.toLowerCase())
        const where = `${dayIn(zone, now)} ${new Date(now).toISOString()} to ${time}`
        return isRight ? [] : [`${name} ${where}: ${text}, not ${right.join(' or ')}`]
      })
    })
    expect(faults.slice(0, 10)).toEqual([])
  })

  test(`${size} days of the calendar are the same days there`, () => {
    const days = fc
      .tuple(nows(zone), fc.integer({ min: -400, max: 400 }), languages)
      .map(([now, away, language]) => ({
        now,
        time: new Date(now + away * dayMs).toISOString().slice(0, 10),
        language,
      }))
    const cases = fc.sample(days, { numRuns: size, seed })
    const said = saidIn(zone, cases)
    const faults = cases.flatMap(({ time, now, language }, at) => {
      const today = dayIn(zone, now)
      const wanted = {
        day: dayText(time, today, language),
        wholeDay: dayText(time, today, language, true),
        isOver: time < today,
      }
      return Object.entries(wanted).flatMap(([name, right]) => {
        const got = said[at]?.[name as keyof Said]
        return got === right ? [] : [`${name} ${time} on ${today}: ${String(got)}, not ${right}`]
      })
    })
    expect(faults.slice(0, 10)).toEqual([])
  })
})

// When editors work: weekdays from nine to five, but not on days off (reach.md 8).
import { expect, test } from 'vitest'
import { createCalendar, workdayFrom } from '../../../src/features/pro-edits/workCalendar'

const at = (moment: string) => Date.parse(`${moment}:00Z`)
/** A Thursday. */
const now = at('2026-11-26T11:00')
/** A minute of work takes a minute. */
const whole = { capacityMinutes: 2400, timeOff: [] }

test.each([
  ['2026-11-26T10:00', 0],
  ['2026-11-26T11:30', 30],
  ['2026-11-26T23:00', 360],
  ['2026-11-27T09:15', 375],
  ['2026-11-29T12:00', 840],
  ['2026-11-30T17:00', 1320],
])('until %s there are %s minutes of work', (until, minutes) => {
  expect(createCalendar(whole, now).workUntil(at(until))).toBe(minutes)
})

test('what is asked until, and what is done, are two sides of one reckoning', () => {
  const calendar = createCalendar({ capacityMinutes: 1200, timeOff: ['2026-11-27'] }, now)
  for (const minutes of [1, 180, 181, 420, 1200])
    expect(calendar.workUntil(calendar.doneAt(minutes)!)).toBeCloseTo(minutes, 6)
})

test('nobody can say when more is done than a year has room for', () => {
  expect(createCalendar(whole, now).doneAt(10_000_000)).toBeNull()
})

test('weeks go from Monday to Monday, with less in those that have days off', () => {
  const weeks = createCalendar({ ...whole, timeOff: ['2026-12-01/2026-12-02'] }, now).weeks(3)
  expect(weeks.map(({ begins }) => new Date(begins).toISOString().slice(0, 10))).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
  ])
  expect(weeks.map(({ capacityMinutes }) => capacityMinutes)).toEqual([2400, 1440, 2400])
})

test.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  ['2026-12-05', '2026-12-07'],
])('an order wanted by %s is due on %s', (wanted, due) => {
  expect(workdayFrom(wanted)).toBe(due)
})

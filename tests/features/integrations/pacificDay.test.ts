import { expect, test } from 'vitest'
import { nextPacificDay, pacificDayStart } from '../../../src/features/integrations/pacificDay'

test.each([
  ['in winter', '2026-03-01T09:00:00Z', '2026-03-01T08:00:00Z', '2026-03-02T08:00:00Z'],
  ['just before midnight', '2026-03-01T07:59:59Z', '2026-02-28T08:00:00Z', '2026-03-01T08:00:00Z'],
  ['at midnight', '2026-03-01T08:00:00Z', '2026-03-01T08:00:00Z', '2026-03-02T08:00:00Z'],
  ['in summer', '2026-07-01T20:00:00Z', '2026-07-01T07:00:00Z', '2026-07-02T07:00:00Z'],
  [
    'on the day of 23 hours',
    '2026-03-08T20:00:00Z',
    '2026-03-08T08:00:00Z',
    '2026-03-09T07:00:00Z',
  ],
  [
    'on the day of 25 hours',
    '2026-11-01T20:00:00Z',
    '2026-11-01T07:00:00Z',
    '2026-11-02T08:00:00Z',
  ],
])('the day of California %s', (_, time, start, next) => {
  expect(pacificDayStart(new Date(time)).toISOString()).toBe(start.replace('Z', '.000Z'))
  expect(nextPacificDay(new Date(time)).toISOString()).toBe(next.replace('Z', '.000Z'))
})

import { expect, test } from 'vitest'
import {
  dayText,
  daysUpTo,
  isWeekend,
} from '../../../../../src/features/analytics/client/insights/days'

test('the days go up to today', () => {
  const now = new Date(2026, 10, 22, 23, 50)
  expect(daysUpTo(now, 'd28', 'all')).toEqual({ from: '2026-10-26', to: '2026-11-22' })
  expect(daysUpTo(now, 'd7', 'share')).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
    sources: ['share'],
  })
})

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
])('%s is at a weekend: %s', (day, isIt) => expect(isWeekend(day)).toBe(isIt))

test('a day is written as the reader writes it', () => {
  expect([dayText('2026-10-26', 'en-GB'), dayText('2026-10-26', 'de')]).toEqual([
    '26 Oct',
    '26. Okt.',
  ])
})

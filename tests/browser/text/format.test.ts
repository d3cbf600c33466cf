import { describe, expect, test } from 'vitest'
import { formatAge, formatBytes, formatDay, formatDuration } from '../../../src/browser/text/format'

test.each([
  [0, '00:00'],
  [42_000, '00:42'],
  [12_600, '00:12'],
  [12_960, '00:13'],
  [1_127_000, '18:47'],
  [3_723_000, '1:02:03'],
  [-5, '00:00'],
])('%i ms last %s', (durationMs, shown) => {
  expect(formatDuration(durationMs)).toBe(shown)
})

test.each([
  [0, '0 bytes'],
  [412_000_000, '412 MB'],
  [4_800_000_000, '4.8 GB'],
])('%i bytes are %s', (bytes, shown) => {
  expect(formatBytes(bytes, 'en')).toBe(shown)
})

describe('times are relative for seven days', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  test.each([
    ['2026-11-21T11:59:30Z', 'now'],
    ['2026-11-21T11:48:00Z', '12 min. ago'],
    ['2026-11-21T08:00:00Z', '4 hr. ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-14T12:00:00Z', 'Sat, Nov 14'],
    ['2026-11-21T12:00:30Z', 'now'],
    ['2026-11-21T12:20:00Z', 'in 20 min.'],
    ['2026-11-21T15:59:00Z', 'in 4 hr.'],
    ['2026-11-22T11:59:00Z', 'tomorrow'],
    ['2026-11-28T11:59:59Z', 'in 7 days'],
    ['2026-11-28T12:00:02Z', 'in 7 days'],
    ['2026-11-29T12:00:00Z', 'Sun, Nov 29'],
  ])('%s is %s', (isoTime, shown) => {
    expect(formatAge(isoTime, now, 'en')).toBe(shown)
  })

  test('a day of another year names the year', () => {
    expect(formatDay('2025-10-17T12:00:00Z', now, 'en')).toBe('Oct 17, 2025')
  })
})

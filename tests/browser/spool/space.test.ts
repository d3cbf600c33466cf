import { expect, test } from 'vitest'
import { minutesLeft } from '../../../src/browser/spool/space'

test.each([
  { quota: 800_000_000, usage: 0, minutes: 16 },
  { quota: 800_000_000, usage: 300_000_000, minutes: 8 },
  { quota: 100_000_000, usage: 0, minutes: 0 },
])('$quota bytes of which $usage are used leave $minutes minutes', ({ quota, usage, minutes }) => {
  expect(minutesLeft({ quota, usage, bitsPerSecond: 5_000_000 })).toBe(minutes)
})

import { expect, test } from 'vitest'
import { idleLimitMs } from '../../src/session/idleLimit'

test.each([
  { given: 0, minutes: 30 },
  { given: '', minutes: 30 },
  { given: 'abc', minutes: 30 },
  { given: NaN, minutes: 30 },
  { given: null, minutes: 30 },
  { given: undefined, minutes: 30 },
  { given: {}, minutes: 30 },
  { given: -5, minutes: 30 },
  { given: 1, minutes: 2 },
  { given: 45, minutes: 45 },
  { given: '45', minutes: 45 },
  { given: 100_000, minutes: 480 },
])('case 40: an idle limit of $given is $minutes minutes', ({ given, minutes }) => {
  expect(idleLimitMs(given)).toBe(minutes * 60_000)
})

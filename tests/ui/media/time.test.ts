import { expect, test } from 'vitest'
import { clockTime } from '../../../src/ui/media/time'

test.each([
  [0, '00:00'],
  [42.9, '00:42'],
  [12.6, '00:12'],
  [12.96, '00:13'],
  [68, '01:08'],
  [179.999999, '03:00'],
  [1127, '18:47'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
  [Number.NaN, '00:00'],
  [Number.POSITIVE_INFINITY, '00:00'],
  [-1, '00:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})

import { expect, test } from 'vitest'
import { timecode } from '../../src/kit/timecode'

test.each([
  [0, 30, '0:00:00'],
  [29, 30, '0:00:29'],
  [30, 30, '0:01:00'],
  // 20.97 s are not 21.
  [20 * 30 + 29, 30, '0:20:29'],
  [21 * 30 + 11, 30, '0:21:11'],
  [61 * 25 + 7, 25, '1:01:07'],
  [(3600 + 62) * 25 + 24, 25, '1:01:02:24'],
])('frame %i at %i a second is %s', (frame, fps, told) => {
  expect(timecode(frame, fps)).toBe(told)
})

test('each frame is told later than the one before', () => {
  const told = Array.from({ length: 600 }, (_, frame) => timecode(frame, 25))
  expect(told.toSorted()).toEqual(told)
  expect(new Set(told).size).toBe(told.length)
})

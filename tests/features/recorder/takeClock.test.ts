import { expect, test } from 'vitest'
import {
  fallBehind,
  holdClock,
  notBehind,
  passedMs,
  runClock,
  stoppedClock,
} from '../../../src/features/recorder/takeClock'

test('a take goes on without its pauses', () => {
  const paused = holdClock(runClock(stoppedClock, 1000), 3000)
  expect(passedMs(paused, 9000)).toBe(2000)
  expect(passedMs(runClock(paused, 9000), 9500)).toBe(2500)
  // A second press changes nothing.
  expect(holdClock(paused, 9000)).toEqual(paused)
})

test('data are behind by more than what the recorder needed to begin, or for as long as none come', () => {
  const silent = fallBehind(notBehind, 4000, 0)
  expect(silent.ms).toBe(4000)
  const begun = fallBehind(silent, 5000, 3000)
  expect(begun.ms).toBe(0)
  expect(fallBehind(begun, 125_000, 95_000).ms).toBe(28_000)
  expect(fallBehind(begun, 125_000, 123_500).ms).toBe(0)
})

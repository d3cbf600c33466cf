import { expect, test } from 'vitest'
import {
  holdClock,
  recordedMs,
  runClock,
  stoppedClock,
} from '../../../src/features/recorder/takeClock'

test('a take is as long as it was recorded, without its pauses', () => {
  const paused = holdClock(runClock(stoppedClock, 1000), 3000)
  expect(recordedMs(paused, 9000)).toBe(2000)
  expect(recordedMs(runClock(paused, 9000), 9500)).toBe(2500)
  // A second press changes nothing.
  expect(holdClock(paused, 9000)).toEqual(paused)
})

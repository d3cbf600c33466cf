import { expect, test } from 'vitest'
import { createSleepJudge } from '../../../src/browser/capture/sleepTick'

test('a tick more than five seconds late tells of sleep', () => {
  const slept = [0, 1000, 2100, 23_100, 44_101, 45_101].map(createSleepJudge())
  expect(slept).toEqual([0, 0, 0, 0, 20_001, 0])
})

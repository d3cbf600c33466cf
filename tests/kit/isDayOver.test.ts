import { expect, test } from 'vitest'
import { isDayOver } from '../../src/kit/isDayOver'

const now = new Date(2026, 10, 28, 0, 5)

test.for([
  ['2026-11-27', true],
  ['2025-12-31', true],
  ['2026-11-28', false],
  ['2026-11-29', false],
  ['', false],
] as const)('%s is over on the 28th: %s', ([day, isOver]) => {
  expect(isDayOver(day, now)).toBe(isOver)
})

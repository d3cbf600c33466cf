import { expect, test } from 'vitest'
import {
  changeIn,
  isBeyondReach,
  pointsIn,
  shareOf,
} from '../../../../../src/features/analytics/client/insights/figures'

test('a part of nothing is none', () => {
  expect([shareOf(3, 4), shareOf(0, 4), shareOf(0, 0)]).toEqual([0.75, 0, undefined])
})

test('what grew is told by its part of what was before, where there was anything', () => {
  expect(changeIn({ now: 12, before: 10 })).toBeCloseTo(0.2)
  expect(changeIn({ now: 12, before: 0 })).toBeUndefined()
  // Of nearly nothing no percentage is told: not +4,100 %.
  expect(changeIn({ now: 42, before: 1 })).toBeUndefined()
})

test('shares are compared with shares', () => {
  const plays = { now: 10, before: 20 }
  expect(pointsIn({ now: 7, before: 10 }, plays)).toBeCloseTo(0.2)
  expect(pointsIn({ now: 7, before: 0 }, { now: 10, before: 0 })).toBeUndefined()
})

test.each([
  [3, 2, true],
  [2, 2, false],
  [0, 0, false],
])('%d who watched of %d who were reached is explained: %s', (watched, reached, isExplained) => {
  expect(isBeyondReach({ watched, reached })).toBe(isExplained)
})

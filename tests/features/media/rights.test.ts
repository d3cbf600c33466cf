import { expect, test } from 'vitest'
import { rightsStandingOf } from '../../../src/features/media/rights'

test.each([
  [undefined, 'none'],
  ['2027-01-07', 'none'],
  ['2027-01-06', 'soon'],
  ['2026-11-22', 'soon'],
  ['2026-11-21', 'ended'],
])('rights until %s stands at %s', (expiresAt, standing) => {
  expect(rightsStandingOf(expiresAt, new Date('2026-11-22T23:00:00Z'))).toBe(standing)
})

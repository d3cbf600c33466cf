import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryDelayMs } from '../../../../src/features/media/client/retryDelay'
import { seed } from '../../../support/sizes'

test.each([
  { failedAttempts: 1, waitsMs: 500 },
  { failedAttempts: 2, waitsMs: 1000 },
  { failedAttempts: 3, waitsMs: 2000 },
  { failedAttempts: 6, waitsMs: 16_000 },
  { failedAttempts: 7, waitsMs: 30_000 },
  { failedAttempts: 8, waitsMs: 30_000 },
])(
  'after $failedAttempts failed attempts a part waits $waitsMs ms',
  ({ failedAttempts, waitsMs }) => {
    expect(retryDelayMs(failedAttempts, 0)).toBe(waitsMs)
  },
)

test('chance shortens a wait by a quarter at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failed, chance) => {
        const whole = retryDelayMs(failed, 0)
        expect(retryDelayMs(failed, chance)).toBeGreaterThanOrEqual(whole * 0.75 - 1)
        expect(retryDelayMs(failed, chance)).toBeLessThanOrEqual(whole)
      },
    ),
    { seed },
  )
})

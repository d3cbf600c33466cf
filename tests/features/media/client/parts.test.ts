import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingParts, partsOf, sizeOf } from '../../../../src/features/media/client/parts'
import { seed } from '../../../support/sizes'

const anyFile = fc.record({
  bytes: fc.integer({ min: 0, max: 5_000_000 }),
  partBytes: fc.integer({ min: 1000, max: 1_000_000 }),
})

test('the parts of any file cover each of its bytes exactly once, in order', () => {
  fc.assert(
    fc.property(anyFile, ({ bytes, partBytes }) => {
      const parts = partsOf(bytes, partBytes)
      let end = 0
      for (const [index, part] of parts.entries()) {
        expect(part.partNo).toBe(index + 1)
        expect(part.start).toBe(end)
        expect(sizeOf(part)).toBeGreaterThan(0)
        expect(sizeOf(part)).toBeLessThanOrEqual(partBytes)
        end = part.end
      }
      expect(end).toBe(bytes)
    }),
    { seed },
  )
})

test('whatever has arrived, what is missing and what has arrived make the whole file', () => {
  fc.assert(
    fc.property(
      anyFile,
      fc.array(fc.integer({ min: 1, max: 5000 })),
      ({ bytes, partBytes }, received) => {
        const parts = partsOf(bytes, partBytes)
        const missing = missingParts(parts, received)
        const arrived = parts.filter(({ partNo }) => received.includes(partNo))
        const sum = [...missing, ...arrived].reduce((total, part) => total + sizeOf(part), 0)
        expect(sum).toBe(bytes)
        expect(missing.some(({ partNo }) => received.includes(partNo))).toBe(false)
      },
    ),
    { seed },
  )
})

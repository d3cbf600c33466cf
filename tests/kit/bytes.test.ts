import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBytes, writeBytes } from '../../src/kit/bytes'
import { sized } from '../support/sizes'

test.each([
  ['5 GB', 5_000_000_000],
  ['1,5 gb', 1_500_000_000],
  ['500MB', 500_000_000],
  ['12', 12_000_000_000],
  ['0 B', 0],
  ['much', null],
])('%s are %s bytes', (text, bytes) => {
  expect(parseBytes(text)).toBe(bytes)
})

test('an amount of bytes is read as it was written', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 31 - 1 }), (bytes) => {
      expect(parseBytes(writeBytes(bytes))).toBe(bytes)
    }),
    sized(2000),
  )
})

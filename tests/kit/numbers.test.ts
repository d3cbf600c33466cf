import { expect, test } from 'vitest'
import { parseNumber } from '../../src/kit/numbers'

test.each([
  ['12', 12, 12],
  [' -7 ', -7, -7],
  ['1,234.5', 1234.5, 1234.5],
  ['1.234,5', 1234.5, 1234.5],
  ['1 234,5', 1234.5, 1234.5],
  ['1’234.5', 1234.5, 1234.5],
  ['1,234,567', 1_234_567, 1_234_567],
  ['1.234', 1.234, 1234],
  ['0,5', 0.5, 0.5],
  [',5', 0.5, 0.5],
  ['1.23.4', null, null],
  ['1,23,456', null, null],
  ['twelve', null, null],
  ['1e3', null, null],
  ['', null, null],
])('%s is %s, as an integer %s', (text, number, integer) => {
  expect([parseNumber(text), parseNumber(text, true)]).toEqual([number, integer])
})

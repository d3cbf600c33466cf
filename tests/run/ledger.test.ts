import { expect, test } from 'vitest'
import { areTooMany, faultsOf } from './ledger'

const isThere = (file: string) => file !== 'gone'
const today = '2026-11-28'

test.each([
  ['nothing', [], 0],
  [
    'two of this week',
    [
      ['a › it opens', '2026-11-28'],
      ['b', '2026-11-21'],
    ],
    0,
  ],
  ['one of eight days ago', [['a', '2026-11-20']], 1],
  ['one without a day', [['a', 'lately']], 1],
  ['one that is gone', [['gone › it leads there', '2026-11-28']], 1],
  [
    'three',
    [
      ['a', today],
      ['b', today],
      ['c', today],
    ],
    1,
  ],
] as const)('a list of %s has its faults told', (_, entries, faults) => {
  const ledger = entries.map(([journey, seen]) => ({ journey, seen }))
  expect(faultsOf(ledger, isThere, today)).toHaveLength(faults)
})

test.each([
  [[], false],
  [['a', 'b'], false],
  [['a', 'b', 'c'], true],
])('a run with %j unsteady is too unsteady: %s', (unsteady, are) => {
  expect(areTooMany(unsteady)).toBe(are)
})

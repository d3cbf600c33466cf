import { describe, expect, test } from 'vitest'
import { boundOf, dayOf } from '../../src/screens/filterValue'
import {
  areSameFilters,
  mergeFilters,
  replaceFilters,
  type SearchFilter,
} from '../../src/screens/question'

const a: SearchFilter = { field: 'a', op: 'is', value: '1' }
const b: SearchFilter = { field: 'b', op: 'from', value: '-30d' }
const c: SearchFilter = { field: 'c', op: 'none' }

test('merged conditions stand once each', () => {
  expect(mergeFilters([a, b], [b, c], [a])).toEqual([a, b, c])
})

test.each([
  { next: [c], gives: [a, c] },
  { next: [], gives: [a] },
])('conditions of one field are replaced where they stand: $next', ({ next, gives }) => {
  expect(replaceFilters([a, b], 'b', next)).toEqual(gives)
  expect(replaceFilters([a], 'b', next)).toEqual(gives)
})

test('the order of conditions makes no difference', () => {
  expect(areSameFilters([a, b], [b, a, b])).toBe(true)
  expect(areSameFilters([a, b], [a, c])).toBe(false)
})

describe('where a date begins and ends', () => {
  const now = new Date('2026-03-01T09:30:00Z')

  test.each([
    ['from', '2026-01-31', '2026-01-31T00:00:00.000Z', true],
    ['to', '2026-01-31', '2026-02-01T00:00:00.000Z', false],
    ['from', '-30d', '2026-01-30T09:30:00.000Z', true],
    ['to', '+1d', '2026-03-02T09:30:00.000Z', true],
    ['to', '2026-01-31T10:00:00+02:00', '2026-01-31T08:00:00.000Z', true],
  ] as const)('%s %s', (op, text, at, isIncluded) => {
    expect(boundOf(op, text, now)).toEqual({ at: new Date(at), isIncluded })
  })

  test('a relative day is counted from today', () => {
    expect(dayOf('-1d', now)).toBe('2026-02-28')
    expect(dayOf('2025-12-24', now)).toBe('2025-12-24')
  })
})

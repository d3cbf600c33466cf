import { expect, test } from 'vitest'
import { isConstant, takeOver } from '../../../src/main/live/takeOver'

test.each([
  { what: 'a list', old: [1, 2, 3], next: [4] },
  { what: 'a table', old: { a: 1, b: 2 }, next: { c: 3 } },
  { what: 'an empty table', old: { a: 1 }, next: {} },
])('$what gets the new contents while it stays the same object', ({ old, next }) => {
  expect(takeOver(old, next)).toBe(true)
  expect(old).toEqual(next)
})

test('a table takes the order of the new one, even of keys it had', () => {
  const old: Record<string, number> = { a: 1, b: 2 }
  takeOver(old, { b: 2, a: 1 })
  expect(Object.keys(old)).toEqual(['b', 'a'])
})

test.each([
  { what: 'a number', old: 1, next: 2 },
  { what: 'a list by a table', old: [1], next: { a: 1 } },
  { what: 'an instance of a class', old: new Map([[1, 1]]), next: new Map() },
  { what: 'a function', old: () => 1, next: () => 2 },
])('$what is not taken over and stays as it is', ({ old, next }) => {
  const before = pictureOf(old)
  expect(takeOver(old, next)).toBe(false)
  expect(pictureOf(old)).toEqual(before)
})

const pictureOf = (value: unknown) =>
  typeof value === 'function' ? String(value) : structuredClone(value)

test('what may have been read once and for all is a constant', () => {
  expect([1, '', false, [], {}, () => 0].map(isConstant)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

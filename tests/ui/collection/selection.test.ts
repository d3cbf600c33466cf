import { expect, test } from 'vitest'
import { coverage, extended, toggled } from '../../../src/ui/collection/selection'

const order = ['a', 'b', 'c', 'd', 'e']
const set = (ids: string) => new Set(ids)

test.each([
  { chosen: '', press: 'b', leaves: 'b' },
  { chosen: 'ab', press: 'b', leaves: 'a' },
  { chosen: 'a', press: 'e', leaves: 'ae' },
])('pressing $press with "$chosen" chosen leaves "$leaves"', ({ chosen, press, leaves }) => {
  expect(toggled(set(chosen), press)).toEqual(set(leaves))
})

test.each([
  { from: 'b', base: '', to: 'd', leaves: 'bcd' },
  { from: 'd', base: '', to: 'b', leaves: 'bcd' },
  { from: 'b', base: 'e', to: 'c', leaves: 'ebc' },
  { from: 'b', base: '', to: 'b', leaves: 'b' },
  { from: 'gone', base: 'a', to: 'd', leaves: 'ad' },
  { from: 'b', base: 'a', to: 'gone', leaves: 'a' },
])('a range from $from to $to, over "$base", is "$leaves"', ({ from, base, to, leaves }) => {
  expect(extended(order, { id: from, base: set(base) }, to)).toEqual(set(leaves))
})

test('a range shrinks again when its end comes back', () => {
  const anchor = { id: 'b', base: set('') }
  expect(extended(order, anchor, 'e')).toEqual(set('bcde'))
  expect(extended(order, anchor, 'c')).toEqual(set('bc'))
})

test.each([
  ['', 'none'],
  ['b', 'some'],
  ['abcde', 'all'],
  ['x', 'none'],
] as const)('with "%s" chosen the box over all shows %s', (chosen, shows) => {
  expect(coverage(order, set(chosen))).toBe(shows)
})

import { expect, test } from 'vitest'
import { atShot, heardOf, oneBeatOn, type Others } from '../../../src/features/storyboards/presence'

const nobody: Others = new Map()
const chloe = { id: 'chloe', name: 'Chloe' }
const said = { id: 'board', person: chloe, isTyping: false, isNew: false, isGone: false }

const beats = (others: Others, count: number) =>
  Array.from({ length: count }).reduce<Others>((left) => oneBeatOn(left), others)

test('whoever is heard of is here, at the shot they said last', () => {
  const others = heardOf(heardOf(nobody, { ...said, at: 'one' }), { ...said, at: 'two' })
  expect(atShot(others, 'one')).toEqual([])
  expect(atShot(others, 'two').map(({ person }) => person)).toEqual([chloe])
})

test.each([
  [2, 1],
  [3, 0],
])('after %i beats without a word %i are here', (count, left) => {
  expect(beats(heardOf(nobody, said), count).size).toBe(left)
})

test('a word in between counts from anew', () => {
  expect(beats(heardOf(beats(heardOf(nobody, said), 2), said), 2).size).toBe(1)
})

test('whoever says that they leave is gone at once', () => {
  expect(heardOf(heardOf(nobody, said), { ...said, isGone: true })).toEqual(nobody)
})

// Work that is found by trying and checked at once.
import { expect, test } from 'vitest'
import { findNumber, isRight } from '../../../src/features/guest/proof'

test('the number that is found is the first that is right for its salt', async () => {
  const check = { salt: 'a salt', rounds: 2 }
  const found = await findNumber(check)
  const before = Array.from({ length: found }, (_, number) => isRight(check, number))
  expect(await isRight(check, found)).toBe(true)
  expect(await Promise.all(before)).toEqual(before.map(() => false))
})

test.each([
  ['salts', { salt: 'another', rounds: 1 }],
  ['rounds', { salt: 'one', rounds: 2 }],
])('one number of 64 is right, others for other %s', async (_, other) => {
  const rightFor = async (check: typeof other) => {
    const numbers = Array.from({ length: 1024 }, (__, number) => number)
    const right = await Promise.all(numbers.map((number) => isRight(check, number)))
    return numbers.filter((number) => right[number])
  }
  const [ours, theirs] = [await rightFor({ salt: 'one', rounds: 1 }), await rightFor(other)]
  expect(ours.length).toBeGreaterThan(4)
  expect(ours.length).toBeLessThan(40)
  expect(theirs).not.toEqual(ours)
})

import { expect, test } from 'vitest'
import { createTurns } from '../../../src/server/database/turns'

test('turns come one at a time, in the order of asking', async () => {
  const turns = createTurns(1000)
  const order: number[] = []
  await turns.take()
  const others = [1, 2, 3].map(async (n) => {
    await turns.take()
    order.push(n)
    turns.giveBack()
  })
  expect(order).toEqual([])
  turns.giveBack()
  await Promise.all(others)
  expect(order).toEqual([1, 2, 3])
})

test('whoever waits too long gives up, and is not given the turn afterwards', async () => {
  const turns = createTurns(5)
  await turns.take()
  await expect(turns.take()).rejects.toMatchObject({ code: 'turnTimeout' })
  turns.giveBack()
  await turns.take()
})

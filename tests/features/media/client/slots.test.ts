import { expect, test } from 'vitest'
import { createSlots } from '../../../../src/features/media/client/slots'

test('four parts travel at the same time, of however many files', async () => {
  const slots = createSlots(4)
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
  }
  await Promise.all(Array.from({ length: 30 }, () => slots.use(work)))
  expect(most).toBe(4)
})

test('a part that fails gives its place to the next', async () => {
  const slots = createSlots(1)
  await expect(slots.use(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(slots.use(async () => 'sent')).resolves.toBe('sent')
})

import { expect, test } from 'vitest'
import { createAttemptCounts } from '../../../src/session/server/attemptCounts'

const start = new Date('2026-03-01T09:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

test('what is older than the window is not counted', () => {
  const counts = createAttemptCounts(300_000)
  for (const seconds of [0, 100, 200]) counts.add('key', after(seconds))
  expect([200, 299, 300, 400, 500].map((at) => counts.count('key', after(at)))).toEqual([
    3, 3, 2, 1, 0,
  ])
})

test('the wait is until the limit is not reached any more', () => {
  const counts = createAttemptCounts(300_000)
  for (const seconds of [0, 100, 200]) counts.add('key', after(seconds))
  expect([4, 3, 2, 1].map((limit) => counts.secondsUntilBelow('key', limit, after(250)))).toEqual([
    0, 50, 150, 250,
  ])
})

test('a flood on one key keeps the newest hundred', () => {
  const counts = createAttemptCounts(300_000)
  for (let n = 0; n < 1000; n += 1) counts.add('key', after(n / 10))
  expect(counts.count('key', after(100))).toBe(100)
  expect(counts.secondsUntilBelow('key', 30, after(100))).toBe(297)
})

test('fifty thousand keys are remembered; the one that was quiet longest goes first', () => {
  const counts = createAttemptCounts(300_000)
  for (let n = 0; n <= 50_000; n += 1) {
    counts.add(`key ${n}`, start)
    if (n === 10) counts.add('key 0', start)
  }
  expect([counts.count('key 1', start), counts.count('key 0', start)]).toEqual([0, 2])
})

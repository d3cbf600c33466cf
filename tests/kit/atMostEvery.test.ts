import { expect, test } from 'vitest'
import { atMostEvery } from '../../src/kit/atMostEvery'

test.each([
  { name: 'the first time counts', at: [0], done: 1 },
  { name: 'what comes too soon is forgotten', at: [0, 1, 999], done: 1 },
  { name: 'after the step it counts again', at: [0, 1000, 1999, 2000], done: 3 },
  { name: 'a clock that was set back stops nothing', at: [86_400_000, 0, 1], done: 2 },
])('$name', ({ at, done }) => {
  let now = 0
  let count = 0
  const act = atMostEvery(
    1000,
    () => now,
    () => (count += 1),
  )
  for (now of at) act()
  expect(count).toBe(done)
})

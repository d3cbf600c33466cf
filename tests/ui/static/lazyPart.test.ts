import { expect, test } from 'vitest'
import { untilLoaded } from '../../../src/ui/static/lazyPart'

test.each([
  { failures: 0, waits: [] },
  { failures: 1, waits: [500] },
  { failures: 7, waits: [500, 1000, 2000, 4000, 8000, 8000, 8000] },
])('a part whose fetch fails $failures times is there in the end', async ({ failures, waits }) => {
  const waited: number[] = []
  let left = failures
  const load = async () => {
    if (left-- > 0) throw new Error('offline')
    return 'the part'
  }
  expect(await untilLoaded(load, async (ms) => void waited.push(ms))).toBe('the part')
  expect(waited).toEqual(waits)
})

import { afterEach, expect, test, vi } from 'vitest'
import { partMissedEvent, untilLoaded } from '../../src/ui/lazyPart'

afterEach(() => vi.unstubAllGlobals())

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

test.each([
  { failures: 2, reported: [] },
  { failures: 3, reported: [partMissedEvent] },
  { failures: 9, reported: [partMissedEvent] },
])('the window is told once that it does not come: $failures failures', async (given) => {
  const reported: string[] = []
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => reported.push(type))
  let left = given.failures
  await untilLoaded(
    async () => {
      if (left-- > 0) throw new Error('gone')
    },
    async () => {},
  )
  expect(reported).toEqual(given.reported)
})

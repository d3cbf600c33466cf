// A curve is what one gets by looking at each visit and stretch by itself.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketsOf, createCurve, type Watched } from '../../../src/features/analytics/curve'
import { sized } from '../../support/sizes'

/** Whether at least half of the seconds of a stretch were watched. */
function isWatched({ coverage }: Watched, at: number): boolean {
  const count = bucketsOf(coverage.length)
  const seconds = [...coverage].filter((_, second) => {
    const from = Math.floor((at * coverage.length) / count)
    const to = Math.floor(((at + 1) * coverage.length) / count)
    return second >= from && second < to
  })
  return seconds.filter((sign) => sign === '1').length * 2 >= seconds.length
}

const visits = fc.integer({ min: 1, max: 900 }).chain((length) =>
  fc.array(
    fc.record({
      viewer: fc.constantFrom('a', 'b', 'c'),
      coverage: fc
        .array(fc.boolean(), { minLength: length, maxLength: length })
        .map((bits) => bits.map(Number).join('')),
    }),
    { minLength: 1, maxLength: 9 },
  ),
)

test('each stretch counts who watched it, and who did so again', () => {
  fc.assert(
    fc.property(visits, (unordered) => {
      const all = unordered.toSorted((one, other) => one.viewer.localeCompare(other.viewer))
      const curve = createCurve()
      all.forEach(curve.add)
      const places = Array.from({ length: bucketsOf(all[0]!.coverage.length) }, (_, at) => at)
      expect(curve.sum()).toEqual({
        plays: all.length,
        watched: places.map((at) => all.filter((each) => isWatched(each, at)).length),
        again: places.map((at) => {
          const those = all.filter((each) => isWatched(each, at))
          return those.length - new Set(those.map(({ viewer }) => viewer)).size
        }),
      })
    }),
    sized(400),
  )
})

test('a long film has two hundred stretches, a short one one a second', () => {
  expect([1, 199, 200, 3_600].map(bucketsOf)).toEqual([1, 199, 200, 200])
})

test('of no visit there is no curve', () => {
  expect(createCurve().sum()).toEqual({ plays: 0, watched: [], again: [] })
})

import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { keptWith, shownOf } from '../../../src/features/captions/trimmed'

const cue = (fromMs: number, toMs: number, text = 'Hi') => ({ fromMs, toMs, text })
const take = [cue(0, 900), cue(1000, 3000), cue(3500, 4000), cue(6000, 7000)]
const cut = { inMs: 2000, outMs: 5000 }

test('a trimmed clip shows the captions of what is left, counted from its beginning', () => {
  expect(shownOf(take, cut)).toEqual([cue(0, 1000), cue(1500, 2000)])
})

test('what a trim hides stays when captions are changed, and is there again with the whole take', () => {
  const kept = keptWith([cue(500, 800, 'New')], take, cut)
  expect(kept).toEqual([take[0], cue(2500, 2800, 'New'), take[3]])
})

test('captions that were not trimmed are kept as they are shown', () => {
  const whole = { inMs: 0, outMs: Infinity }
  const cues = fc.array(
    fc.record({ fromMs: fc.nat(9000), lasts: fc.integer({ min: 1, max: 900 }) }),
  )
  fc.assert(
    fc.property(cues, (given) => {
      const some = given.map(({ fromMs, lasts }) => cue(fromMs, fromMs + lasts))
      expect(shownOf(keptWith(some, take, whole), whole)).toEqual(keptWith(some, [], whole))
    }),
  )
})

// However a timeline was worked on, it keeps its laws, and all of it can be taken back.
import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { apply, flawOf, isRefusal, settle } from '../../../../src/features/programs/timeline'
import { sized } from '../../../support/sizes'
import { history, play } from '../../../support/timelines'

test('whatever was done, taking it back step by step restores exactly what was there', () => {
  let done = 0
  assert(
    property(history, (drawn) => {
      const { timeline, steps } = play(drawn)
      done += steps.length
      let now = timeline
      for (const { before, inverse } of steps.toReversed()) {
        const taken = apply(now, inverse)
        if (isRefusal(taken)) throw new Error(taken.refused)
        expect(taken.timeline).toStrictEqual(before)
        now = taken.timeline
      }
    }),
    sized(1_000, { whole: 10_000 }),
  )
  expect(done).toBeGreaterThan(100)
})

test('what was taken back can be done again', () => {
  assert(
    property(history, (drawn) => {
      for (const { after, inverse } of play(drawn).steps) {
        const taken = apply(after, inverse)
        if (isRefusal(taken)) throw new Error(taken.refused)
        expect(apply(taken.timeline, taken.inverse)).toMatchObject({ timeline: after })
      }
    }),
    sized(200, { whole: 2_000 }),
  )
})

test('whatever was done, lengths, joins, overlays and music fit, and a second look changes nothing', () => {
  assert(
    property(history, (drawn) => {
      for (const { after } of play(drawn).steps) {
        expect(flawOf(after)).toBeUndefined()
        expect(settle(after)).toBe(after)
        const places = new Map(after.blocks.map(({ id }, place) => [id, place]))
        if (!after.music) continue
        expect(places.get(after.music.from)).toBeLessThanOrEqual(places.get(after.music.to)!)
      }
    }),
    sized(1_000, { whole: 10_000 }),
  )
})

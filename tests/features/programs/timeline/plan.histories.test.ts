// Whatever a timeline is, its film is planned once and whole; whatever is done to it, what is not touched is not drawn again.
import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  lengthOf,
  plan,
  type Block,
  type Recipe,
  type Timeline,
} from '../../../../src/features/programs/timeline'
import { spansOf } from '../../../../src/features/programs/timeline/plan/spans'
import { sized } from '../../../support/sizes'
import { history, play, someFacts } from '../../../support/timelines'

test('chunks cover a film once, in order, none is short, and each is filled', () => {
  let cut = 0
  assert(
    property(history, (drawn) => {
      const { timeline } = play(drawn)
      const { chunks } = plan(timeline, someFacts)
      const total = lengthOf(timeline)
      let end = 0
      for (const { fromFrame, toFrame, recipe } of chunks) {
        expect(fromFrame).toBe(end)
        end = toFrame
        expect(toFrame - fromFrame).toBeGreaterThanOrEqual(Math.min(15, total))
        expect(toFrame - fromFrame).toBeLessThanOrEqual(timeline.fps * 4 + 30)
        expectFilled(recipe)
      }
      expect(end).toBe(total)
      cut += chunks.length
    }),
    sized(1_000, { whole: 10_000 }),
  )
  expect(cut).toBeGreaterThan(100)
})

function expectFilled({ frames, pictures }: Recipe) {
  let end = 0
  for (const picture of pictures) {
    expect(picture.at).toBeLessThanOrEqual(end)
    end = picture.at + picture.frames
    expect((picture.fadeIn ?? 0) + (picture.fadeOut ?? 0)).toBeLessThanOrEqual(picture.frames)
    for (const words of picture.words ?? []) {
      expect(words.at).toBeGreaterThanOrEqual(picture.at)
      expect(words.at + words.frames).toBeLessThanOrEqual(end)
      expect(words.frame + words.frames).toBeLessThanOrEqual(words.of)
    }
  }
  expect(end).toBe(frames)
}

test('every join is drawn whole, in one chunk', () => {
  assert(
    property(history, (drawn) => {
      const { timeline } = play(drawn)
      const pictures = plan(timeline, someFacts).chunks.flatMap(({ recipe }) => recipe.pictures)
      const planned = pictures.reduce(
        (sum, { fadeIn = 0, fadeOut = 0 }) => sum + fadeIn + fadeOut,
        0,
      )
      const dips = timeline.blocks.map(({ join }) => (join.kind === 'dip' ? join.frames : 0))
      expect(planned).toBe(dips.reduce((sum, frames) => sum + frames, 0))
      const shown = pictures.reduce((sum, { frames }) => sum + frames, 0)
      expect(shown).toBe(timeline.blocks.reduce((sum, block) => sum + block.out - block.in, 0))
    }),
    sized(1_000, { whole: 10_000 }),
  )
})

test('blocks that are not touched keep the keys of their chunks', () => {
  let kept = 0
  assert(
    property(history, (drawn) => {
      for (const { before, after } of play(drawn).steps) {
        if (before.aspect !== after.aspect) continue
        const planned = new Set(plan(after, someFacts).chunks.map(({ key }) => key))
        const untouched = untouchedIn(before, after)
        for (const { fromFrame, toFrame, key } of plan(before, someFacts).chunks) {
          if (!untouched.some(([from, to]) => from <= fromFrame && toFrame <= to)) continue
          expect(planned).toContain(key)
          kept++
        }
      }
    }),
    sized(400, { whole: 4_000 }),
  )
  expect(kept).toBeGreaterThan(50)
})

const isLong = (block: Block | undefined) => !block || block.out - block.in >= 100

/** Of blocks that stayed with the neighbours they had, those being long enough to part them from the rest. */
function untouchedIn(before: Timeline, after: Timeline): [number, number][] {
  const places = new Map(after.blocks.map(({ id }, place) => [id, place]))
  return spansOf(before)
    .filter(({ block }, index) => {
      const place = places.get(block.id)
      if (place === undefined || !isLong(block)) return false
      return [-1, 0, 1].every((step) => {
        const was = before.blocks[index + step]
        return isLong(was) && was === after.blocks[place + step]
      })
    })
    .map(({ start, end }) => [start, end])
}

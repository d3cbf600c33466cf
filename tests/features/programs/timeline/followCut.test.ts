import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  followBlocks,
  followCut,
  isStill,
  lengthOf,
  type Timeline,
} from '../../../../src/features/programs/timeline'
import { spansOf } from '../../../../src/features/programs/timeline/plan/spans'
import { sized } from '../../../support/sizes'
import { aBlock, aTimeline, aTitle, history, play } from '../../../support/timelines'

const before = aTimeline([aTitle('t'), aBlock('a', { in: 50, out: 250 }), aBlock('b')])
const after = aTimeline([aBlock('b'), aBlock('n'), aBlock('a', { in: 80, out: 250 })])

test.each<[what: string, frame: number, found: number | undefined]>([
  ['what moved along', 260, 0],
  ['the same frame of a trimmed clip', 60 + 30, 200],
  ['nowhere, what was trimmed off', 60 + 29, undefined],
  ['nowhere, a block that is gone', 10, undefined],
  ['nowhere, what is after the end', 400, undefined],
])('is found: %s', (_, frame, found) => {
  expect(followCut(before, after)(frame)).toBe(found)
})

test('another clip in its place is not the same', () => {
  const replaced = aTimeline([
    aBlock('a', { in: 50, out: 250, media: { type: 'clip', id: 'c', assetId: 'a2' } }),
  ])
  expect(followCut(before, replaced)(100)).toBeUndefined()
})

/** The frames of clips that are seen at one frame of the film. */
const seenAt = (timeline: Timeline, frame: number) =>
  spansOf(timeline)
    .filter(({ start, end }) => start <= frame && frame < end)
    .map(
      ({ block, start }) => `${block.media?.assetId} ${isStill(block) || block.in + frame - start}`,
    )

test('a version shows each frame where it is, and another the same frame of the same clip', () => {
  assert(
    property(history, history, (one, other) => {
      const a = play(one).timeline
      const b = play(other).timeline
      const there = followCut(a, b)
      const same = followCut(a, structuredClone(a))
      for (let frame = 0; frame < lengthOf(a); frame += 37) {
        expect(same(frame)).toBe(frame)
        const found = there(frame)
        const seen = found === undefined ? seenAt(a, frame) : seenAt(b, found)
        expect(seenAt(a, frame).some((each) => seen.includes(each))).toBe(true)
      }
    }),
    sized(200, { whole: 2_000 }),
  )
})

const title = aTitle('t')
const [one, other] = [
  aTimeline([title, aBlock('a', { in: 0, out: 100 }), aBlock('g'), aBlock('b')]),
  aTimeline([
    title,
    aBlock('a', { in: 0, out: 60, media: { type: 'clip', id: 'c', assetId: 'a2' } }),
    aBlock('b'),
  ]),
]
const start = (timeline: Timeline, place: number) => spansOf(timeline)[place]!.start

test.each<[what: string, frame: number, beside: object]>([
  [
    'another clip in its place is beside it',
    start(one, 1) + 10,
    { frame: start(other, 1) + 10, isThere: true },
  ],
  ['to its last frame', start(one, 1) + 80, { frame: start(other, 2) - 1, isThere: true }],
  [
    'beside a block that is gone stands what came before it',
    start(one, 2) + 5,
    { frame: start(other, 2) - 1, isThere: false },
  ],
  ['what follows goes on', start(one, 3) + 7, { frame: start(other, 2) + 7, isThere: true }],
  [
    'at the end of the one the other shows its last frame of it',
    lengthOf(one),
    { frame: lengthOf(other) - 1, isThere: true },
  ],
])('block by block: %s', (_, frame, beside) => {
  expect(followBlocks(one, other)(frame)).toEqual(beside)
})

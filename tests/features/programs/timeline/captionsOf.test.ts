// What is said in a film comes from its clips, and follows the cut (programs.md 9).
import { assert, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cue } from '../../../../src/features/captions/cue'
import {
  captionsOf,
  lengthOf,
  plan,
  type Block,
  type Timeline,
} from '../../../../src/features/programs/timeline'
import { sized } from '../../../support/sizes'
import { aBlock, aTimeline, aTitle, history, mediaFacts, play } from '../../../support/timelines'

/** Of the asset a1, at 30 frames a second: frames 30 to 90, 100 to 160, 200 to 260. */
const cues: readonly Cue[] = [
  { fromMs: 1_000, toMs: 3_000, text: 'one' },
  { fromMs: 3_333, toMs: 5_333, text: 'two' },
  { fromMs: 6_667, toMs: 8_667, text: 'three' },
]
const cuesOf = (assetId: string) => (assetId === 'a1' ? cues : [])
const told = (timeline: Timeline) =>
  captionsOf(timeline, cuesOf).map(({ from, to, text }) => `${text} ${from}-${to}`)
const b = (given: Partial<Block> = {}) => aBlock('b', { out: 300, ...given })
const crossfade = { kind: 'crossfade', frames: 20 } as const

test.each([
  {
    it: 'stands where it is said',
    blocks: [b()],
    is: ['one 30-90', 'two 100-160', 'three 200-260'],
  },
  {
    it: 'comes after what stands before the clip',
    blocks: [aTitle('t', { out: 60 }), b({ out: 95 })],
    is: ['one 90-150'],
  },
  {
    it: 'is cut where the clip is',
    blocks: [b({ in: 50, out: 130 })],
    is: ['one 0-40', 'two 50-80'],
  },
  { it: 'is left out where too little of it is seen', blocks: [b({ in: 86, out: 104 })], is: [] },
  { it: 'is silent with its clip', blocks: [b({ muted: true })], is: [] },
  {
    it: 'is nobody else’s',
    blocks: [b({ media: { type: 'clip', id: 'c', assetId: 'a2' } })],
    is: [],
  },
  {
    it: 'ends where the next clip comes in',
    blocks: [b({ out: 80 }), aBlock('c', { in: 25, out: 120, join: crossfade })],
    is: ['one 30-60', 'one 65-125', 'two 135-155'],
  },
])('what is said $it', ({ blocks, is }) => {
  expect(told(aTimeline(blocks))).toEqual(is)
})

test('one that is said while another is shown ends it', () => {
  const both = [
    { fromMs: 0, toMs: 4_000, text: 'one' },
    { fromMs: 2_000, toMs: 3_000, text: 'two' },
  ]
  expect(captionsOf(aTimeline([b()]), () => both)).toEqual([
    { from: 0, to: 60, text: 'one' },
    { from: 60, to: 90, text: 'two' },
  ])
})

test('whatever is built: in order, never two at once, never outside of the film', () => {
  const isSound = property(history, (drawn) => {
    const { timeline } = play(drawn)
    const all = captionsOf(timeline, () => cues)
    for (const [at, { from, to }] of all.entries()) {
      expect(from).toBeGreaterThanOrEqual(all[at - 1]?.to ?? 0)
      expect(to).toBeGreaterThan(from)
      expect(to).toBeLessThanOrEqual(lengthOf(timeline))
    }
  })
  assert(isSound, sized(1_000))
})

describe('drawn into the picture', () => {
  const facts = { media: { a1: mediaFacts({ captions: [...cues] }) } }
  const wordsIn = (timeline: Timeline) =>
    plan(timeline, facts).chunks.flatMap(({ fromFrame, recipe: { words = [] } }) =>
      words.map(({ at, frames, fields }) => ({
        text: fields['text'],
        from: fromFrame + at,
        to: fromFrame + at + frames,
      })),
    )

  test('they are in the recipe of what shows them, each whole', () => {
    const shown = wordsIn(aTimeline([b()], { burnIn: 'en' }))
    const spans = new Map<string | undefined, { from: number; to: number }>()
    for (const { text, from, to } of shown) {
      const known = spans.get(text)
      expect(known === undefined || known.to === from).toBe(true)
      spans.set(text, { from: known?.from ?? from, to })
    }
    expect(Object.fromEntries(spans)).toEqual({
      one: { from: 30, to: 90 },
      two: { from: 100, to: 160 },
      three: { from: 200, to: 260 },
    })
  })

  test('they are in no recipe where nobody asked for them', () => {
    expect(wordsIn(aTimeline([b()]))).toEqual([])
  })
})

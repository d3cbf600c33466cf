import { describe, expect, test } from 'vitest'
import {
  apply,
  contentHashOf,
  isRefusal,
  plan,
  type Op,
  type Timeline,
} from '../../../../src/features/programs/timeline'
import {
  aBlock,
  anOverlay,
  aSlot,
  aTimeline,
  aTitle,
  mediaFacts,
  someFacts,
} from '../../../support/timelines'

const planned = (timeline: Timeline) => plan(timeline, someFacts)
const cutsIn = (timeline: Timeline) => planned(timeline).chunks.map(({ fromFrame }) => fromFrame)
const keysOf = (timeline: Timeline) => planned(timeline).chunks.map(({ key }) => key)
const after = (timeline: Timeline, op: Op): Timeline => {
  const applied = apply(timeline, op)
  if (isRefusal(applied)) throw new Error(applied.refused)
  return applied.timeline
}

describe('a film is cut', () => {
  test.each<[where: string, timeline: Timeline, cuts: number[]]>([
    ['nowhere, where there is none', aTimeline([]), []],
    ['where blocks begin', aTimeline([aBlock('a'), aBlock('b')]), [0, 100]],
    [
      'every 4 seconds of the source',
      aTimeline([aBlock('a', { in: 50, out: 400 })]),
      [0, 70, 190, 310],
    ],
    [
      'before and after a crossfade',
      aTimeline([aBlock('a'), aBlock('b', { join: { kind: 'crossfade', frames: 20 } })]),
      [0, 80, 100],
    ],
    [
      'around and in the middle of a dip',
      aTimeline([aBlock('a'), aBlock('b', { join: { kind: 'dip', frames: 41 } })]),
      [0, 80, 100, 121],
    ],
    [
      'where overlays begin and end',
      aTimeline([aBlock('a', { overlays: [anOverlay('o')] })]),
      [0, 20, 60],
    ],
    [
      'never within 15 frames of another cut, the more important first',
      aTimeline([
        aBlock('a', { overlays: [anOverlay('o', { at: 50, frames: 41 })] }),
        aBlock('b', { in: 114, out: 214, join: { kind: 'crossfade', frames: 10 } }),
      ]),
      [0, 50, 90],
    ],
  ])('%s', (_, timeline, cuts) => {
    expect(cutsIn(timeline)).toEqual(cuts)
  })
})

const film = aTimeline(
  [
    aTitle('t'),
    aBlock('a', { in: 30, out: 700, overlays: [anOverlay('o')] }),
    aBlock('b', { in: 0, out: 600, join: { kind: 'crossfade', frames: 20 } }),
    aBlock('c', { media: { type: 'clip', id: 'c', assetId: 'a2' }, in: 10, out: 500 }),
  ],
  {
    music: {
      fileId: 'f',
      assetId: 'a2',
      gainDb: -6,
      duckDb: -12,
      from: 't',
      to: 'c',
      offset: 0,
    },
  },
)

describe('is drawn again', () => {
  test.each<[what: string, op: Op, drawn: number, isHeardAnew: boolean]>([
    [
      'a title alone, when its words change',
      { op: 'setText', blockId: 't', text: { style: 's', fields: { title: 'Docks' } } },
      1,
      false,
    ],
    ['the end that was trimmed', { op: 'trim', blockId: 'c', out: 490 }, 1, true],
    ['the beginning that was trimmed', { op: 'trim', blockId: 'c', in: 15 }, 1, true],
    ['nothing, when music changes', { op: 'setMusic' }, 0, true],
    ['nothing, when it sounds louder', { op: 'setSound', blockId: 'c', gainDb: 2 }, 0, true],
    ['what touches a cut in two', { op: 'split', blockId: 'c', at: 180, newId: 'n' }, 2, true],
    ['a block that moves, where it joins others', { op: 'move', blockId: 'c', to: 0 }, 0, true],
    [
      'a lower third, from where it begins to where it ends',
      { op: 'removeOverlay', blockId: 'a', overlayId: 'o' },
      1,
      false,
    ],
  ])('%s', (_, op, drawn, isHeardAnew) => {
    const had = new Set(keysOf(film))
    const next = after(film, op)
    expect(keysOf(next).filter((key) => !had.has(key))).toHaveLength(drawn)
    expect(planned(next).sound.key !== planned(film).sound.key).toBe(isHeardAnew)
  })

  test('all of it in another shape', () => {
    const had = new Set(keysOf(film))
    const next = after(film, { op: 'setLook', aspect: '9:16' })
    expect(keysOf(next).some((key) => had.has(key))).toBe(false)
  })
})

test('equal pieces are drawn once, and where they stand is not in their key', () => {
  const twice = aTimeline([aBlock('a'), aTitle('t'), aBlock('b')])
  const [first, , last] = keysOf(twice)
  expect(first).toBe(last)
})

test('a file with other bytes is another piece, and so is another version', () => {
  const facts = { media: { ...someFacts.media, a1: mediaFacts({ sha256: 'd'.repeat(64) }) } }
  const other = plan(film, facts)
  expect(other.chunks.at(-1)!.key).toBe(planned(film).chunks.at(-1)!.key)
  expect(other.chunks[1]!.key).not.toBe(planned(film).chunks[1]!.key)
  expect(contentHashOf(other)).not.toBe(contentHashOf(planned(film)))
  expect(contentHashOf(planned(structuredClone(film)))).toBe(contentHashOf(planned(film)))
})

test('a crossfade is made of the end of one and the beginning of the other', () => {
  const { recipe } = planned(film).chunks.find(({ fromFrame }) => fromFrame === 710)!
  expect(recipe).toMatchObject({
    frames: 20,
    pictures: [
      { at: 0, frames: 20, from: 680 },
      { at: 0, frames: 20, from: 0 },
    ],
  })
})

test('words are drawn from the frame they have come to', () => {
  const long = aTimeline([aBlock('a', { out: 300, overlays: [anOverlay('o', { frames: 200 })] })])
  const words = planned(long).chunks.map(({ recipe }) => recipe.pictures[0]!.words)
  expect(words).toMatchObject([
    undefined,
    [{ at: 0, frames: 100, frame: 0, of: 200 }],
    [{ at: 0, frames: 100, frame: 100, of: 200 }],
    undefined,
    undefined,
  ])
})

test('an empty slot is a card with its label', () => {
  const facts = { media: {}, slots: { slot1: { label: 'Who you are', required: true } } }
  const { chunks } = plan(aTimeline([aSlot('s', 'slot1')]), facts)
  expect(chunks[0]!.recipe.pictures).toMatchObject([
    { source: { kind: 'none' }, words: [{ style: 'slotCard', fields: { label: 'Who you are' } }] },
  ])
})

describe('sound', () => {
  test('is louder as a whole where that is asked for, and no picture is drawn anew', () => {
    const timeline = aTimeline([aBlock('a'), aBlock('b', { gainDb: -2 })])
    const louder = { ...timeline, louderDb: 3.2 }
    const gainsOf = (of: Timeline) => planned(of).sound.recipe.parts.map(({ gainDb }) => gainDb)
    const [first = 0, second = 0] = gainsOf(timeline)
    expect(gainsOf(louder)[0]).toBeCloseTo(first + 3.2, 5)
    expect(gainsOf(louder)[1]).toBeCloseTo(second + 3.2, 5)
    expect(keysOf(louder)).toEqual(keysOf(timeline))
    expect(contentHashOf(planned(louder))).not.toBe(contentHashOf(planned(timeline)))
  })

  test('is of equal loudness, raised by 12 dB at most, and fades where pictures do', () => {
    const { recipe } = planned(film).sound
    expect(recipe.parts).toMatchObject([
      { at: 60, from: 30, to: 700, gainDb: 4, fadeIn: 0, fadeOut: 20 },
      { at: 710, from: 0, to: 600, gainDb: 4, fadeIn: 20, fadeOut: 0 },
      { at: 1310, from: 10, to: 500, gainDb: 12, firstPictureS: 7.4 },
    ])
  })

  test('of music goes down where somebody is heard', () => {
    expect(planned(film).sound.recipe.music).toMatchObject({
      at: 0,
      to: 1800,
      gainDb: 6,
      duckDb: -12,
      speech: [[60, 1800]],
    })
    const muted = after(film, { op: 'setSound', blockId: 'b', muted: true })
    expect(planned(muted).sound.recipe.music?.speech).toEqual([
      [60, 730],
      [1310, 1800],
    ])
  })
})

const thirdsDrawn = (fields: Record<string, string>) =>
  planned(aTimeline([aBlock('a', { overlays: [anOverlay('one', { fields })] })])).chunks.flatMap(
    ({ recipe }) => recipe.pictures.flatMap(({ words = [] }) => words),
  )

test('a lower third of somebody unnamed is not drawn, and one with a name is', () => {
  expect(thirdsDrawn({})).toEqual([])
  expect(thirdsDrawn({ name: ' ', role: '' })).toEqual([])
  expect(thirdsDrawn({ name: 'Mira' }).length).toBeGreaterThan(0)
})

// Cut lists for other editing programs, as files to look at: tests/golden/timeline.
import { join } from 'node:path'
import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { Timeline } from '../../../../generated/facts/features/programs'
import {
  lengthOf,
  sourcesOf,
  toEdl,
  toOtio,
  type Sources,
} from '../../../../src/features/programs/timeline'

import { readEdl } from '../../../standins/cmx3600'
import { readOtio } from '../../../standins/openTimelineIo'
import { projectRoot } from '../../../support/projectRoot'
import { sized } from '../../../support/sizes'
import {
  aBlock,
  anOverlay,
  aSlot,
  aTimeline,
  aTitle,
  history,
  mediaFacts,
  play,
} from '../../../support/timelines'

const film = aTimeline(
  [
    aBlock('intro', { kind: 'bumper', out: 90, locked: true }),
    aTitle('title', { join: { kind: 'crossfade', frames: 15 } }),
    aBlock('interview', {
      media: { type: 'clip', id: 'c2', assetId: 'a2' },
      in: 30,
      out: 480,
      gainDb: -2,
      join: { kind: 'crossfade', frames: 20 },
      overlays: [anOverlay('one'), anOverlay('two', { at: 50, frames: 60 })],
    }),
    aBlock('map', {
      kind: 'image',
      media: { type: 'file', id: 'f1', assetId: 'a3' },
      out: 75,
      join: { kind: 'dip', frames: 24 },
    }),
    aSlot('slot', 'who-you-are', { out: 150 }),
    aBlock('crane', { in: 12, out: 132, muted: true }),
  ],
  {
    music: {
      fileId: 'f2',
      assetId: 'a4',
      gainDb: -6,
      duckDb: -12,
      from: 'title',
      to: 'slot',
      offset: 60,
    },
  },
)

const source = (name: string, wholeMs?: number, cutInMs = 0) => ({
  name,
  path: `media/${name}`,
  cutInMs,
  wholeMs,
})

const sources: Sources = {
  a1: source('Crane, wide.mp4', 30_000),
  a2: source('Interview camera A.mov', 22_400, 1_980),
  a3: source('Map of the harbour.png'),
  a4: source('Open water.wav', 124_000),
}

const golden = (name: string) => join(projectRoot, 'tests/golden/timeline', name)

test('an .otio file holds pictures, words, sound and music, crossfades cut in their middle', async () => {
  await expect(toOtio('Harbour at dawn', film, sources)).toMatchFileSnapshot(golden('harbour.otio'))
})

test('an .edl file holds the pictures, a crossfade as two lines', async () => {
  await expect(toEdl('Harbour at dawn', film, sources)).toMatchFileSnapshot(golden('harbour.edl'))
})

test('a file that is gone is missing in both, and lines stay lines', () => {
  expect(toOtio('A', film, {})).toContain('MissingReference.1')
  expect(toEdl('A\nB', film, {})).toMatch(/^TITLE: A B\nFCM: NON-DROP FRAME\n\n001 {2}BL /)
})

interface Track {
  readonly children: readonly { readonly source_range?: { readonly duration: { value: number } } }[]
}

test('pictures and sound are as long as the film, whatever it is', () => {
  assert(
    property(history, (drawn) => {
      const { timeline } = play(drawn)
      const { tracks } = JSON.parse(toOtio('A', timeline, sources)) as {
        tracks: { children: Track[] }
      }
      const lengths = tracks.children
        .filter((_, place) => place === 0 || place === tracks.children.length - 1)
        .map(({ children }) =>
          children.reduce((sum, { source_range: range }) => sum + (range?.duration.value ?? 0), 0),
        )
      const total = lengthOf(timeline)
      expect(lengths[0]).toBe(total)
      expect(timeline.music ? total : lengths[1]).toBe(total)
      expect(toEdl('A', timeline, sources).match(/^\d{3} /gm)?.length ?? 0).toBeGreaterThanOrEqual(
        timeline.blocks.length,
      )
    }),
    sized(200, { whole: 2_000 }),
  )
})

const named = (title: string, given: object = {}) => ({
  ...mediaFacts(),
  title,
  sources: [],
  ending: '.mp4',
  wholeMs: 60_000,
  ...given,
})

test('files are named as they are downloaded, each once, as every file system can', () => {
  const media = {
    a1: named('Harbour at dawn'),
    a2: named('Harbour at dawn', { cutInMs: 1_980 }),
    a3: named('Who: you/me?.mp4'),
    a4: named('Map', { ending: '.png', isImage: true, wholeMs: undefined }),
  }
  expect(sourcesOf({ media })).toEqual({
    a1: source('Harbour at dawn.mp4', 60_000),
    a2: source('Harbour at dawn (2).mp4', 60_000, 1_980),
    a3: source('Who- you-me-.mp4', 60_000),
    a4: source('Map.png'),
  })
})

/** What both files say of each event: where in which file it begins, and where in the cut. */
const inBoth = (timeline: Timeline) => ({
  otio: readOtio(toOtio('A', timeline, sources)).flatMap(({ kind, clips }) =>
    kind === 'Video' ? clips : [],
  ),
  edl: readEdl(toEdl('A', timeline, sources), timeline.fps),
})

test('other programs find in both files the frame of the whole take that a trimmed clip shows', () => {
  const trimmed = { media: { type: 'clip', id: 'c2', assetId: 'a2' } } as const
  const cut = aTimeline([
    aBlock('first', { ...trimmed, in: 30, out: 90 }),
    aBlock('second', { ...trimmed, in: 200, out: 260, join: { kind: 'crossfade', frames: 20 } }),
  ])
  const { otio, edl } = inBoth(cut)
  // 1.98 s of the take at 30 pictures a second are not shown.
  expect(otio).toMatchObject([
    { file: 'Interview camera A.mov', from: 89, frames: 50, at: 0, available: [0, 672] },
    { file: 'Interview camera A.mov', from: 269, frames: 50, at: 50, available: [0, 672] },
  ])
  expect(edl).toMatchObject([
    { clip: 'Interview camera A.mov', kind: 'C', source: [89, 129], record: [0, 40] },
    { clip: 'Interview camera A.mov', kind: 'C', source: [129, 129], record: [40, 40] },
    { clip: 'Interview camera A.mov', kind: 'D', source: [259, 319], record: [40, 100] },
  ])
})

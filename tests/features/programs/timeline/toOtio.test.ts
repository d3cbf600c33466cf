// Cut lists for other editing programs, as files to look at: tests/golden/timeline.
import { join } from 'node:path'
import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  lengthOf,
  sourcesOf,
  toEdl,
  toOtio,
  type Sources,
} from '../../../../src/features/programs/timeline'
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

const sources: Sources = {
  a1: { name: 'Crane, wide.mp4', path: 'media/Crane, wide.mp4', durationMs: 30_000 },
  a2: { name: 'Interview camera A.mov', path: 'media/Interview camera A.mov', durationMs: 20_400 },
  a3: { name: 'Map of the harbour.png', path: 'media/Map of the harbour.png' },
  a4: { name: 'Open water.wav', path: 'media/Open water.wav', durationMs: 124_000 },
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
  ending: 'mp4',
  ...given,
})

test('files are named as they are downloaded, each once, as every file system can', () => {
  const media = {
    a1: named('Harbour at dawn'),
    a2: named('Harbour at dawn'),
    a3: named('Who: you/me?.mp4'),
    a4: named('Map', { ending: 'png', isImage: true }),
  }
  expect(sourcesOf({ media })).toEqual({
    a1: { name: 'Harbour at dawn.mp4', path: 'media/Harbour at dawn.mp4', durationMs: 60_000 },
    a2: { name: 'Harbour at dawn 2.mp4', path: 'media/Harbour at dawn 2.mp4', durationMs: 60_000 },
    a3: { name: 'Who- you-me-.mp4', path: 'media/Who- you-me-.mp4', durationMs: 60_000 },
    a4: { name: 'Map.png', path: 'media/Map.png' },
  })
})

// Both cut lists of any program, read as other editing programs read them, say what its timeline says, to the frame.
import { assert, integer, option, property, record, type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import {
  isStill,
  toEdl,
  toOtio,
  type Block,
  type Source,
  type Timeline,
} from '../../../../src/features/programs/timeline'
import { spansOf, type Span } from '../../../../src/features/programs/timeline/plan/spans'
import { readEdl, type EdlEvent } from '../../../standins/cmx3600'
import { readOtio, type OtioClip } from '../../../standins/openTimelineIo'
import { sized } from '../../../support/sizes'
import { history, play } from '../../../support/timelines'

/** A take: what is cut off before its clip, the clip, and what is cut off after it. */
const take = (name: string): Arbitrary<Take> =>
  record({
    cutInMs: option(integer({ min: 1, max: 20_000 }), { nil: 0 }),
    shownMs: integer({ min: 1_000, max: 60_000 }),
    afterMs: option(integer({ min: 1, max: 20_000 }), { nil: 0 }),
  }).map(({ cutInMs, shownMs, afterMs }) => ({
    name,
    path: `media/${name}`,
    cutInMs,
    shownMs,
    wholeMs: cutInMs + shownMs + afterMs,
  }))

type Take = Source & { readonly shownMs: number; readonly wholeMs: number }

const map: Source = { name: 'Map.png', path: 'media/Map.png', cutInMs: 0 }

const program = record({
  drawn: history,
  fps: record({ is25: integer({ min: 0, max: 1 }) }).map(({ is25 }) => (is25 ? 25 : 30)),
  a1: take('Crane, wide.mp4'),
  a2: take('Interview & more.mov'),
  a3: take('100 %.mxf'),
}).map(({ drawn, fps, ...takes }) => {
  const { timeline } = play(drawn)
  const blocks = timeline.blocks.map((block) => asShot(block, takes, fps))
  return { timeline: { ...timeline, fps, blocks } as Timeline, sources: { ...takes, map } }
})

/** A block keeps to what its take holds, as in the builder, and pictures are no films. */
function asShot(block: Block, takes: Readonly<Record<string, Take>>, fps: number): Block {
  const { media } = block
  if (block.kind === 'image' && media) return { ...block, media: { ...media, assetId: 'map' } }
  const shot = media && takes[media.assetId]
  if (!shot || isStill(block)) return block
  const last = Math.floor((shot.shownMs * fps) / 1_000)
  const frames = block.out - block.in
  const later = Math.max(0, Math.min(block.in, last - frames))
  // Whatever is longer than its take has lost its file.
  return frames > last
    ? { ...block, media: { ...media, assetId: 'gone' } }
    : { ...block, in: later, out: later + frames }
}

test('OTIO and EDL agree with each other and with the program, to the frame', () => {
  let dissolves = 0
  let trimmed = 0
  assert(
    property(program, ({ timeline, sources }) => {
      const spans = spansOf(timeline)
      const tracks = readOtio(toOtio('A', timeline, sources))
      const pictures = tracks[0]!.clips
      const events = readEdl(toEdl('A', timeline, sources), timeline.fps)
      const shown = events.filter(({ record: [from, to] }) => to > from)
      expect(pictures).toHaveLength(spans.length)
      expect(shown).toHaveLength(spans.length)
      for (const [place, span] of spans.entries()) {
        const shot = sources[span.block.media?.assetId as 'a1'] as Source | undefined
        const wanted = wantedOf(span, shot, timeline.fps)
        expect(ofOtio(pictures[place]!)).toEqual(wanted)
        expect(ofEdl(shown[place]!, span)).toEqual(wanted)
        expect(pictures[place]!.available).toEqual(
          shot?.wholeMs && [0, Math.round((shot.wholeMs * timeline.fps) / 1_000)],
        )
        dissolves += span.sharedBefore > 0 ? 1 : 0
        trimmed += shot && shot.cutInMs > 0 ? 1 : 0
      }
      expectFromWhereItWas(events)
      expectHeard(tracks.find(({ name }) => name === 'Sound')!.clips, pictures)
    }),
    sized(200, { whole: 2_000 }),
  )
  expect(Math.min(dissolves, trimmed)).toBeGreaterThan(0)
})

/** Where a block is in its file and in the film, half of what it shares with its neighbours left to them. */
function wantedOf(
  { block, start, end, sharedBefore, sharedAfter }: Span,
  shot: Source | undefined,
  fps: number,
) {
  const before = Math.floor(sharedBefore / 2)
  const after = sharedAfter - Math.floor(sharedAfter / 2)
  const from = block.in + Math.round(((shot?.cutInMs ?? 0) * fps) / 1_000)
  return {
    source: [from + before, from + block.out - block.in - after],
    record: [start + before, end - after],
    dissolve: sharedBefore,
  }
}

const ofOtio = ({ from, frames, at, dissolve: [before, after] = [0, 0] }: OtioClip) => ({
  source: [from, from + frames],
  record: [at, at + frames],
  dissolve: before + after,
})

/** In it a block has the whole of the dissolve it begins with, and nothing of the next. */
function ofEdl({ source, record: [from, to], dissolve = 0 }: EdlEvent, { sharedAfter }: Span) {
  const before = Math.floor(dissolve / 2)
  const after = Math.floor(sharedAfter / 2)
  return {
    source: [source[0] + before, source[1] + after],
    record: [from + before, to + after],
    dissolve,
  }
}

/** A dissolve goes on with the frame that the event before it ended with. */
function expectFromWhereItWas(events: readonly EdlEvent[]): void {
  for (const [
    place,
    {
      record: [from, to],
      source,
      clip,
    },
  ] of events.entries()) {
    const before = events[place - 1]
    if (from < to || !before) continue
    expect([source[0], source[1], clip]).toEqual([before.source[1], before.source[1], before.clip])
  }
}

/** What is heard is heard with its picture. */
function expectHeard(sound: readonly OtioClip[], pictures: readonly OtioClip[]): void {
  const seen = new Set(pictures.map(placeOf))
  for (const clip of sound) expect(seen).toContain(placeOf(clip))
}

const placeOf = ({ file, from, frames, at }: OtioClip) => [file, from, frames, at].join()

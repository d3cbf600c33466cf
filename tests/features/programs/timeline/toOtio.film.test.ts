// Random programs of trimmed clips: their film shows, frame by frame, what both of their cut lists say other editing programs should show.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lengthOf, toEdl, toOtio, type Source } from '../../../../src/features/programs/timeline'
import { readEdl } from '../../../standins/cmx3600'
import { readOtio } from '../../../standins/openTimelineIo'
import { filmSize, numberedFilm, readNumbers } from '../../../support/numberedFilms'
import { makeFilm, openSources, type Sources } from '../../../support/programFilms'
import { atSize, seed } from '../../../support/sizes'
import { aBlock, aTimeline } from '../../../support/timelines'

const fps = 30
const fileFrames = 8 * fps

/** Files, and how much of each its clip leaves out at its beginning. */
const takes = {
  mp4: { film: { ending: 'mp4', rate: String(fps) }, cutInMs: 1_980 },
  ts: { film: { ending: 'ts', rate: String(fps) }, cutInMs: 2_510 },
  whole: { film: { ending: 'mkv', rate: String(fps), startS: 7.4 }, cutInMs: 0 },
} as const
type Name = keyof typeof takes

const folder = mkdtempSync(join(tmpdir(), 'studio-cut-lists-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let opened: Sources
beforeAll(async () => {
  const paths = Object.entries(takes).map(([name, { film }]) => [name, numberedFilm(film)])
  const { files, media } = await openSources(Object.fromEntries(paths))
  const trimmed = Object.entries(media).map(([name, facts]) => {
    const { cutInMs } = takes[name as Name]
    return [name, { ...facts, firstPictureS: facts.firstPictureS + cutInMs / 1_000 }]
  })
  opened = { files, media: Object.fromEntries(trimmed) }
})

const sources: Readonly<Record<string, Source>> = Object.fromEntries(
  Object.entries(takes).map(([name, { cutInMs }]) => {
    const file = `${name}.mov`
    return [name, { name: file, path: `media/${file}`, cutInMs, wholeMs: 8_000 }]
  }),
)

const program = fc
  .array(
    fc.record({
      name: fc.constantFrom(...(Object.keys(takes) as Name[])),
      from: fc.nat(60),
      frames: fc.integer({ min: 30, max: 90 }),
      dissolve: fc.option(fc.integer({ min: 2, max: 12 }), { nil: 0 }),
    }),
    { minLength: 2, maxLength: 6 },
  )
  .map((shots) =>
    aTimeline(
      shots.map(({ name, from, frames, dissolve }, at) =>
        aBlock(`b${at}`, {
          media: { type: 'clip', id: name, assetId: name },
          in: from,
          out: from + frames,
          join:
            at > 0 && dissolve > 0
              ? { kind: 'crossfade', frames: dissolve }
              : { kind: 'cut', frames: 0 },
        }),
      ),
      { fps },
    ),
  )

const programs = fc
  .sample(program, { numRuns: atSize({ few: 1, part: 2, measure: 10, whole: 60 }), seed })
  .map((timeline, no) => ({ no, timeline }))

test.each(programs)(
  'the film of program $no shows what its OTIO and its EDL say',
  async ({ no, timeline }) => {
    const { path } = await makeFilm(timeline, `cut-list-${no}`, { ...opened, folder }, filmSize)
    const film = readNumbers(path)
    expect(film).toHaveLength(lengthOf(timeline))
    const [pictures] = readOtio(toOtio('A', timeline, sources))
    expect(pictures!.clips).toHaveLength(timeline.blocks.length)
    expect(pictures!.clips.at(-1)!.available).toEqual([0, fileFrames])

    const ofOtio = new Map<number, number>()
    for (const [place, { from, frames, at, dissolve = [0, 0] }] of pictures!.clips.entries()) {
      const next = pictures!.clips[place + 1]?.dissolve ?? [0, 0]
      for (let k = dissolve[1]; k < frames - next[0]; k++) ofOtio.set(at + k, from + k)
    }
    const events = readEdl(toEdl('A', timeline, sources), fps)
    const ofEdl = new Map<number, number>()
    for (const { source, record, dissolve = 0 } of events)
      for (let k = dissolve; k < record[1] - record[0]; k++) ofEdl.set(record[0] + k, source[0] + k)

    // Two pictures at once have no number.
    const single = [...ofOtio.keys()]
    expect(single.length).toBeGreaterThan(lengthOf(timeline) / 2)
    expect(ofEdl).toEqual(ofOtio)
    expect(single.map((frame) => [frame, film[frame]])).toEqual([...ofOtio])
  },
)

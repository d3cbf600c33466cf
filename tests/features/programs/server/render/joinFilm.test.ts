// What a timeline says is what its film shows, frame by frame and sample by sample (programs.md 6).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lengthOf, startsOf, type Timeline } from '../../../../../src/features/programs/timeline'
import { filmSize, numberedFilm, readNumbers, said } from '../../../../support/numberedFilms'
import {
  makeFilm,
  openSources,
  programs,
  type Made,
  type Sources,
} from '../../../../support/programFilms'
import { aBlock, anOverlay, aTimeline, aTitle } from '../../../../support/timelines'

const folder = mkdtempSync(join(tmpdir(), 'studio-film-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sources = {
  mp4: { ending: 'mp4', rate: '30' },
  slow: { ending: 'mp4', rate: '25' },
  ntsc: { ending: 'mov', rate: '30000/1001' },
  webm: {
    ending: 'webm',
    rate: '30',
    output: '-c:v libvpx -b:v 1M -deadline realtime -cpu-used 8 -c:a libopus',
  },
  ts: { ending: 'ts', rate: '30' },
  late: { ending: 'mkv', rate: '30', startS: 7.4 },
} as const
type Name = keyof typeof sources

let files: Sources['files']
let media: Sources['media']

beforeAll(async () => {
  const paths = Object.entries(sources).map(([name, film]) => [name, numberedFilm(film)])
  ;({ files, media } = await openSources(Object.fromEntries(paths)))
})

const block = (id: string, name: Name, given: Partial<Timeline['blocks'][number]> = {}) =>
  aBlock(id, { media: { type: 'clip', id: name, assetId: name }, ...given })

/** In a small picture, which shows the same. */
const make = (timeline: Timeline, name: string) =>
  makeFilm(timeline, name, { files, media, folder }, filmSize)

const cut = { kind: 'cut', frames: 0 } as const
const crossfade = (frames: number) => ({ kind: 'crossfade', frames }) as const

/** The frame of the source, at its own rate, that a block shows at a frame of the program. */
const shownAt = (name: Name, frame: number, fps: number) =>
  Math.round((frame / fps) * media[name]!.fps)

const hashes = (path: string) =>
  said('ffmpeg', '-i', path, '-map', '0:v', '-f', 'framemd5', '-')
    .map((line) => line.split(',').at(-1)!.trim())
    .filter((line) => /^[0-9a-f]{32}$/.test(line))

describe.each([30, 25] as const)('at %i frames a second', (fps) => {
  const names = Object.keys(sources) as Name[]
  const timeline = aTimeline(
    [
      ...names.map((name, at) =>
        block(name, name, { in: 20 + 7 * at, out: 75 + 7 * at, join: cut }),
      ),
      block('last', 'mp4', { in: 100, out: 160, join: crossfade(15) }),
    ],
    { fps },
  )
  let film: Made
  beforeAll(async () => {
    film = await make(timeline, `every-${fps}`)
  })

  test('every frame of every kind of source is the one that the timeline says', () => {
    const numbers = readNumbers(film.path)
    expect(numbers).toHaveLength(lengthOf(timeline))
    const starts = startsOf(timeline)
    const wrong: string[] = []
    for (const [at, { id, in: from, out }] of timeline.blocks.entries()) {
      const name = id === 'last' ? 'mp4' : (id as Name)
      const [first, last] = [
        id === 'last' ? 15 : 0,
        out - from - (at === names.length - 1 ? 15 : 0),
      ]
      for (let k = first; k < last; k++) {
        const [is, should] = [numbers[starts[at]! + k]!, shownAt(name, from + k, fps)]
        const isSameRate = Math.abs(media[name]!.fps - fps) < 0.001
        if (Math.abs(is - should) > (isSameRate ? 0 : 1))
          wrong.push(`${id} ${from + k}: ${is}, not ${should}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('joining changes no picture, and they follow each other evenly', () => {
    expect(hashes(film.path)).toEqual(film.chunks.flatMap(hashes))
    const times = said(
      'ffprobe',
      '-select_streams',
      'v:0',
      '-show_entries',
      'packet=pts',
      '-of',
      'csv=p=0',
      film.path,
    )
      .map((line) => Number.parseInt(line, 10))
      .sort((a, b) => a - b)
    expect(times).toEqual(times.map((_, at) => at * 1000 + times[0]!))
  })

  test('the sound is as long as the pictures, without a gap or a click', () => {
    const raw = spawnSync(
      programs.ffmpegPath,
      [
        '-v',
        'error',
        '-i',
        film.path,
        '-map',
        '0:a',
        '-ac',
        '1',
        '-ar',
        '48000',
        '-f',
        'f32le',
        'pipe:1',
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    ).stdout
    const samples = new Float32Array(raw.buffer, raw.byteOffset, Math.floor(raw.length / 4))
    expect(Math.abs(samples.length / 48_000 - lengthOf(timeline) / fps)).toBeLessThan(0.05)
    const inner = samples.subarray(9_600, samples.length - 9_600)
    let [leap, quiet, longest] = [0, 0, 0]
    for (let at = 1; at < inner.length; at++) {
      leap = Math.max(leap, Math.abs(inner[at]! - inner[at - 1]!))
      quiet = Math.abs(inner[at]!) < 0.001 ? quiet + 1 : 0
      longest = Math.max(longest, quiet)
    }
    // A tone of 440 Hz with a peak of 1/8 moves 0.0072 a sample; each cut is faded for 10 ms.
    expect(leap).toBeLessThan(0.03)
    expect(longest).toBeLessThan(480)
  })
})

test('words are over the picture while they are said to be, and nowhere else', async () => {
  const timeline = aTimeline([
    aTitle('title', { out: 40 }),
    block('a', 'mp4', {
      in: 0,
      out: 90,
      join: crossfade(10),
      overlays: [anOverlay('who', { at: 30, frames: 30 })],
    }),
  ])
  const { path } = await make(timeline, 'words')
  const raw = spawnSync(
    programs.ffmpegPath,
    ['-v', 'error', '-i', path, '-f', 'rawvideo', '-pix_fmt', 'gray', 'pipe:1'],
    { maxBuffer: 256 * 1024 * 1024 },
  ).stdout
  const { width, height } = filmSize
  const frames = raw.length / (width * height)
  expect(frames).toBe(120)
  // The plate of the words hides the second to fourth bar.
  const isHidden = (frame: number) =>
    [30, 50, 70].every((x) => raw[(frame * height + 140) * width + x]! < 200)
  const bare = [40, 55, 92, 119].map((frame) => isHidden(frame))
  const worded = [75, 80].map((frame) => isHidden(frame))
  expect({ bare, worded }).toEqual({ bare: [false, false, false, false], worded: [true, true] })
})

test('what is said is drawn into the picture while it is said, where that is asked for', async () => {
  const captions = [
    { fromMs: 5_000, toMs: 6_000, text: 'So we lift the first container before six' },
  ]
  const captioned = { ...media, mp4: { ...media['mp4']!, captions } }
  // From frame 128 on the bar left of the middle is white.
  const blocks = [block('a', 'mp4', { in: 130, out: 200 })]
  const brightness = async (timeline: Timeline, name: string) => {
    const { path } = await makeFilm(timeline, name, { files, media: captioned, folder }, filmSize)
    const read = `-v error -i ${path} -vf crop=16:24:142:146,scale=1:1 -f rawvideo -pix_fmt gray pipe:1`
    const { stdout } = spawnSync(programs.ffmpegPath, read.split(' '))
    return [10, 30, 55].map((frame) => stdout[frame]! > 200)
  }
  const bare = await brightness(aTimeline(blocks), 'bare')
  const told = await brightness(aTimeline(blocks, { burnIn: 'en' }), 'told')
  expect({ bare, told }).toEqual({ bare: [true, true, true], told: [true, false, true] })
})

test('a film without any sound has a silent one', async () => {
  const { path } = await make(aTimeline([aTitle('title', { out: 30 })]), 'silent')
  expect(said('ffprobe', '-show_entries', 'stream=codec_type', '-of', 'csv=p=0', path)).toEqual([
    'video',
    'audio',
  ])
  expect(readFileSync(path).includes('moov')).toBe(true)
})

// The film shows what the preview showed: pictures at random frames of random programs (programs.md 5, 11).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProgramFacts, ProgramMedia } from '../../../../../generated/facts/features/programs'
import {
  lengthOf,
  startsOf,
  type Block,
  type Timeline,
} from '../../../../../src/features/programs/timeline'
import { styleOf } from '../../../../../src/features/programs/words'
import { wholeFile } from '../../../../../src/features/media/server/ffmpeg/cut'
import { makeQuick } from '../../../../../src/features/media/server/ffmpeg/convert'
import { planOf } from '../../../../../src/features/media/server/ffmpeg/plan'
import { probe } from '../../../../../src/features/media/server'
import { makeFilm, openSources, programs, type Sources } from '../../../../support/programFilms'
import { projectRoot } from '../../../../support/projectRoot'
import { makeProfile, openBrowser, servePage } from '../../../../support/recordingBrowser'
import { sized } from '../../../../support/sizes'
import { aBlock, anOverlay, aTimeline, aTitle, mediaFacts } from '../../../../support/timelines'
import { h264, made, video } from '../../../../support/videos'
import { compare, movedIn } from './parts/compare'
import type { preview } from './parts/page'

const { numRuns, seed } = sized(10, { whole: 10 })
const framesEach = numRuns < 10 ? 6 : 30

const files = {
  wide: () => video('mp4', `${h264} -crf 16`, { seconds: 4, size: '1280x720' }),
  tall: () => video('mp4', `${h264} -crf 16`, { seconds: 4, size: '720x1280', rate: 25 }),
  vp9: () =>
    video('webm', '-c:v libvpx-vp9 -b:v 4M -deadline realtime -cpu-used 8 -c:a libopus', {
      seconds: 4,
      size: '960x540',
    }),
}
const still = () => made('png', ['-f lavfi -i testsrc2=size=1200x800 -frames:v 1'])
type Name = keyof typeof files | 'still'

// Served with the page.
const cache = join(projectRoot, '.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'preview-'))
const previews = new Map([['still', still()]])
let sources: Sources
let site: Awaited<ReturnType<typeof servePage>>
let profile: Awaited<ReturnType<typeof makeProfile>>
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  const films = await openSources(
    Object.fromEntries(Object.entries(files).map(([name, path]) => [name, path()])),
  )
  sources = {
    files: new Map([...films.files, ['still', { path: still(), startS: 0 }]]),
    media: {
      ...films.media,
      still: mediaFacts({ sha256: 'still', hasSound: false, isImage: true }),
    },
  }
  for (const [name, { path }] of films.files) previews.set(name, await prepared(name, path))
  site = await servePage('features/programs/client/preview/parts/page.html')
  profile = await makeProfile()
  browser = await openBrowser(profile.profile)
})
afterAll(async () => {
  await browser?.kill()
  await site?.close()
  await profile?.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** What is made of it to be watched at once. */
async function prepared(name: string, path: string): Promise<string> {
  const { signal } = new AbortController()
  const to = join(folder, name)
  mkdirSync(to)
  const probed = await probe(path, programs, signal)
  const given = { path, probe: probed, plan: planOf(probed), cut: wholeFile }
  const quick = await makeQuick({ ...given, bytes: 1e9, folder: to, programs, signal })
  return join(to, quick!.files[0]!)
}

const length = fc.integer({ min: 20, max: 60 })
const joins = fc.record({
  kind: fc.constantFrom('cut', 'crossfade', 'dip'),
  frames: fc.integer({ min: 4, max: 10 }),
})
const shown = fc
  .tuple(
    fc.constantFrom<Name>('wide', 'tall', 'vp9', 'still'),
    fc.nat(40),
    length,
    fc.constantFrom('fill' as const, 'fit' as const),
    fc.record({ x: fc.constantFrom(0, 0.5, 1), y: fc.constantFrom(0, 0.3, 1) }),
    fc.option(fc.constantFrom('lowerThirdBar', 'lowerThirdSlim', 'lowerThirdPlain')),
  )
  .map(([name, from, frames, fit, focus, style]) => (id: string): Block => {
    const start = name === 'still' ? 0 : from
    return aBlock(id, {
      kind: name === 'still' ? 'image' : 'clip',
      media: { type: 'clip', id: name, assetId: name },
      in: start,
      out: start + frames,
      fit,
      focus,
      overlays: style ? [anOverlay('who', { style, at: 4, frames: 40 })] : [],
    })
  })
const title = fc
  .tuple(length, fc.constantFrom('titleCentre', 'titleBarLeft', 'titleOverPicture'))
  .map(([frames, style]) => (id: string): Block => {
    const fields = { title: 'Harbour at dawn', subtitle: 'Hamburg, 06:12' }
    return aTitle(id, { out: frames, text: { style, fields } })
  })
const program: fc.Arbitrary<Timeline> = fc
  .tuple(
    fc.array(
      fc.tuple(fc.oneof({ weight: 3, arbitrary: shown }, { weight: 1, arbitrary: title }), joins),
      { minLength: 2, maxLength: 4 },
    ),
    fc.constantFrom('16:9' as const, '9:16' as const, '1:1' as const),
    fc.constantFrom(25 as const, 30 as const),
  )
  .map(([blocks, aspect, fps]) =>
    aTimeline(
      blocks.map(([make, joined], at) => ({
        ...make(`b${at}`),
        join: at === 0 || joined.kind === 'cut' ? { kind: 'cut', frames: 0 } : joined,
      })),
      { aspect, fps },
    ),
  )

const samples = fc
  .sample(
    fc.tuple(
      program,
      fc.array(fc.integer({ min: 0, max: 999 }), {
        minLength: framesEach,
        maxLength: framesEach,
      }),
    ),
    {
      numRuns,
      seed,
    },
  )
  .map(([timeline, places], no) => ({
    no,
    timeline,
    frames: [
      ...new Set(places.map((place) => Math.floor((place * lengthOf(timeline)) / 1_000))),
    ].sort((a, b) => a - b),
  }))

const factsFor = (): ProgramFacts => ({
  media: Object.fromEntries(
    Object.entries(sources.media).map(([name, known]): [string, ProgramMedia] => [
      name,
      {
        ...known,
        title: name,
        url: `/${relative(projectRoot, previews.get(name)!)}`,
        sources: [],
      },
    ]),
  ),
  slots: {},
  files: {},
})

/** Least similarity of what is bright (SSIM), least of all colours (dB), and how far words may be moved (pixels). */
const least = { ssim: 0.94, psnr: 26 }
const mostMoved = 2

test.each(samples)(
  `program $no of seed ${seed}: its film shows what its preview shows`,
  async ({ no, timeline, frames }) => {
    await shootPreview(no, timeline, frames)
    const { path } = await makeFilm(timeline, `film-${no}`, { ...sources, folder })
    const compared = compare(path, shotsOf(no), frames)
    const unlike = compared.filter(({ ssim, psnr }) => ssim < least.ssim || psnr < least.psnr)
    const told = unlike.map(({ frame, ssim, psnr }) => ({
      frame,
      ssim,
      psnr,
      ...blockAt(timeline, frame),
    }))
    expect(told).toEqual([])
    const moved = compared.flatMap(({ frame, ...pictures }) => {
      const style = wordsAt(timeline, frame)
      return style ? [movedIn(pictures, styleOf(style)!.box[timeline.aspect])] : []
    })
    expect(moved.filter((far) => far > mostMoved)).toEqual([])
  },
)

interface Page {
  preview: typeof preview
}

/** As image2 of ffmpeg numbers them. */
const shotsOf = (no: number) => join(folder, `${no}-%02d.png`)

/** Keeps the frames as pictures. */
async function shootPreview(no: number, timeline: Timeline, frames: readonly number[]) {
  const page = await browser.openPage()
  await page.goto(site.url)
  await page.waitForFunction(() => 'preview' in window)
  await page.evaluate(([cut, facts]) => (window as unknown as Page).preview.open(cut, facts), [
    timeline,
    factsFor(),
  ] as const)
  for (const [at, frame] of frames.entries()) {
    const png = await page.evaluate(
      (to) => (window as unknown as Page).preview.pictureAt(to),
      frame,
    )
    writeFileSync(shotsOf(no).replace('%02d', String(at).padStart(2, '0')), png, 'base64')
  }
  await page.close()
}

function blockAt(timeline: Timeline, frame: number) {
  const at = startsOf(timeline).findLastIndex((start) => start <= frame)
  const { kind, media, join: joined, fit } = timeline.blocks[at]!
  return { kind, name: media?.assetId, join: joined.kind, fit }
}

/** The style of words that are seen alone, at rest. */
function wordsAt(timeline: Timeline, frame: number): string | undefined {
  const starts = startsOf(timeline)
  const at = starts.findLastIndex((start) => start <= frame)
  const { text, overlays } = timeline.blocks[at]!
  const k = frame - starts[at]!
  const isAlone = k >= 12 && frame < (starts[at + 1] ?? lengthOf(timeline)) - 12
  if (!isAlone) return undefined
  const over = overlays.find((each) => k >= each.at + 12 && k < each.at + each.frames - 12)
  return text?.style ?? over?.style
}

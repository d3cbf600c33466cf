import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Page } from '@playwright/test'
import type { ProgramFacts } from '../../../generated/facts/features/programs'
import type {
  preview,
  watchVideo as watchInBrowser,
  Watched,
} from '../../features/programs/client/preview/parts/page'
import { projectRoot } from '../../support/projectRoot'
import { makeProfile, openBrowser, servePage } from '../../support/recordingBrowser'
import { aBlock, aTimeline, mediaFacts } from '../../support/timelines'
import { median, type Ratio } from '../measure'
import { makeFilm } from '../playable'

const seconds = 8
const seeks = 30
const fps = 30

/** A program of twelve pieces that was never rendered, beside a plain `<video>` of the same picture, in turn. */
export async function benchPreview(): Promise<Ratio[]> {
  const cache = join(projectRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'bench-'))
  const { profile, remove } = await makeProfile()
  const browser = await openBrowser(profile)
  const site = await servePage('features/programs/client/preview/parts/page.html')
  try {
    const film = join(folder, 'film.mp4')
    makeFilm(film, { size: '1280x720' })
    const url = `/${relative(projectRoot, film)}`
    const page = await browser.openPage()
    await page.goto(site.url)
    await page.waitForFunction(() => 'preview' in window)
    await openProgram(page, url)
    const rounds: { ours: Watched; plain: Watched }[] = []
    for (let round = 0; round < 3; round++)
      rounds.push({ ours: await watchPreview(page), plain: await watchVideo(page, url) })
    const of = (pick: (each: Watched) => number) => ({
      ours: median(rounds.map(({ ours }) => pick(ours))),
      plain: median(rounds.map(({ plain }) => pick(plain))),
    })
    return [
      inMs(
        'preview, from the press to moving',
        of(({ startMs }) => startMs),
      ),
      inMs(
        'preview, seek p50',
        of(({ seekMs }) => median(seekMs)),
        150,
      ),
      inMs('preview, seek p95', of(p95), 500),
      {
        what: `preview, pictures not seen in ${seconds} s`,
        ...shownFrames(of(({ missed }) => missed)),
      },
    ]
  } finally {
    await browser.kill()
    await site.close()
    await remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

const p95 = ({ seekMs }: Watched) =>
  seekMs.toSorted((a, b) => a - b)[Math.floor(seekMs.length * 0.95)]!

interface Pair {
  readonly ours: number
  readonly plain: number
}

const inMs = (what: string, { ours, plain }: Pair, promisedMs?: number): Ratio => ({
  what,
  ours: `${ours.toFixed(0)} ms`,
  against: `${plain.toFixed(0)} ms <video>${promisedMs === undefined ? '' : `; ${promisedMs} promised`}`,
  ratio: ours / plain,
})

const shownFrames = ({ ours, plain }: Pair) => ({
  ours: `${ours} of ${seconds * fps}`,
  against: `${plain} <video>`,
  ratio: (seconds * fps - ours) / Math.max(1, seconds * fps - plain),
})

interface Window {
  readonly preview: typeof preview
  readonly watchVideo: typeof watchInBrowser
}

const length = 40
const blocks = Array.from({ length: 12 }, (_, at) =>
  aBlock(`b${at}`, {
    media: { type: 'clip', id: 'film', assetId: 'film' },
    in: at * 140,
    out: at * 140 + length,
    ...(at % 4 === 3 && { join: { kind: 'crossfade', frames: 10 } }),
  }),
)

async function openProgram(page: Page, url: string): Promise<void> {
  const facts: ProgramFacts = {
    media: {
      film: {
        ...mediaFacts({ sha256: 'film', height: 720, width: 1280 }),
        title: 'Film',
        url,
        sources: [],
      },
    },
    slots: {},
    files: {},
  }
  await page.evaluate(
    ([timeline, known]) => (window as unknown as Window).preview.open(timeline, known),
    [aTimeline(blocks), facts] as const,
  )
}

const watching = {
  ms: seconds * 1_000,
  fps,
  seeks: Array.from({ length: seeks }, (_, at) => (at * 137) % 440),
}

const watchPreview = (page: Page): Promise<Watched> =>
  page.evaluate((given) => (window as unknown as Window).preview.watch(given), watching)

const watchVideo = (page: Page, url: string): Promise<Watched> =>
  page.evaluate(([src, given]) => (window as unknown as Window).watchVideo(src, given), [
    url,
    watching,
  ] as const)

// Films whose last segment is shorter than a picture end as others do.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rungArguments } from '../../../src/features/media/server/ffmpeg/arguments'
import { wholeFile } from '../../../src/features/media/server/ffmpeg/cut'
import { planOf } from '../../../src/features/media/server/ffmpeg/plan'
import { probe } from '../../../src/features/media/server'
import { programs } from '../../support/programFilms'
import { projectRoot } from '../../support/projectRoot'
import { makeProfile, openBrowser, servePage } from '../../support/recordingBrowser'
import { made } from '../../support/videos'
import type { player } from './parts/page'

// Served with the page.
const cache = join(projectRoot, '.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'ends-'))
let site: Awaited<ReturnType<typeof servePage>>
let profile: Awaited<ReturnType<typeof makeProfile>>
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  site = await servePage('ui/media/parts/page.html')
  profile = await makeProfile()
  browser = await openBrowser(profile.profile)
})
afterAll(async () => {
  await browser?.kill()
  await site?.close()
  await profile?.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns the playlist, as the server makes it. */
async function prepared(path: string): Promise<string> {
  const probed = await probe(path, programs, new AbortController().signal)
  const rung = { name: '360', width: 320, height: 180, videoKbps: 800 }
  const source = { path, probe: probed, plan: planOf(probed), cut: wholeFile }
  const cwd = mkdtempSync(join(folder, 'film-'))
  expect(spawnSync('ffmpeg', rungArguments(source, rung), { cwd }).status).toBe(0)
  return `/${relative(projectRoot, join(cwd, '360.m3u8'))}`
}

const film = (pictureS: number, soundS: number) => () =>
  made('mkv', [
    `-f lavfi -i testsrc2=size=320x180:rate=25:duration=${pictureS}`,
    `-f lavfi -i sine=duration=${soundS} -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a flac`,
  ])

test.each([
  { film: 'that ends with its last segment', path: film(4, 4), endS: 4 },
  { film: 'of one picture more', path: film(4.04, 4.02), endS: 4.04 },
  { film: 'whose sound ends before its last picture', path: film(4.04, 3.95), endS: 4.04 },
  { film: 'of sound alone', path: () => made('mp3', ['-f lavfi -i sine=duration=3.99']), endS: 4 },
])('a film $film ends', async ({ path, endS }) => {
  const url = await prepared(path())
  const page = await browser.openPage()
  await page.goto(site.url)
  await page.waitForFunction(() => 'player' in window)
  const { endedS, durationS } = await page.evaluate(
    (playlist) => (window as unknown as { player: typeof player }).player.playEnd(playlist),
    url,
  )
  expect(endedS).toBe(durationS)
  expect(Math.abs(endedS - endS)).toBeLessThan(0.1)
  await page.close()
})

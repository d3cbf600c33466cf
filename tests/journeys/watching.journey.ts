import { basename } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { h264, made, video } from '../support/videos'
import { clipPage, openAs } from './actions'
import { expect, test } from './studio'

const withB = `${h264} -bf 2`
const vp8 = '-c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus'
/**
 * Of 384 lines, so a quality of 360 is made besides the original. They combine lengths, frame
 * rates, codecs and containers.
 */
const films = [
  { seconds: 4, rate: 24, ending: 'mp4', codecs: withB },
  { seconds: 6, rate: 30, ending: 'webm', codecs: vp8 },
  { seconds: 9, rate: 30, ending: 'mp4', codecs: withB },
  { seconds: 12, rate: 30, ending: 'mp4', codecs: h264 },
  { seconds: 14, rate: 24, ending: 'mp4', codecs: withB },
  { seconds: 20, rate: 24, ending: 'webm', codecs: vp8 },
].map(({ seconds, rate, ending, codecs }) => ({
  seconds,
  rate,
  path: video(ending, codecs, { seconds, rate, size: '512x384' }),
}))

const titleOf = (path: string) => basename(path).replace(/\.\w+$/, '')

/** What the video element has shown and gone through. */
interface Watched {
  firstPicture?: number
  lastPicture?: number
  /** From one picture to one before it, or to one more than a second later than the clock says. */
  leaps: [from: number, to: number][]
  events: string[]
  currentTime: number
  playbackRate: number
  volume: number
}

test('films of many lengths, rates and kinds are seen from their first picture to their last', async ({
  page,
}) => {
  test.slow()
  const clips = await hearOfClips(page)
  await openAs(page, 'cc', '/clips/list')
  for (const { path } of films) await upload(page, path)
  for (const { path, seconds, rate } of films) {
    const clock = `00:${String(seconds).padStart(2, '0')}`
    await expect.poll(() => clips.isReady(titleOf(path))).toBe(true)
    const film = await watch(page)
    await cardOf(page, titleOf(path)).click()
    const dialog = clipPage(page)
    await expect(dialog).toContainText(`00:00 / ${clock}`)
    await expect.poll(async () => (await film()).firstPicture).toBe(0)

    await dialog.getByRole('slider', { name: 'Position' }).fill(String(seconds * 0.9))
    await dialog.getByRole('button', { name: /^Play/ }).first().click()
    await expect.poll(async () => (await film()).events).toContain('ended')
    const picture = 1 / rate
    expect(Math.abs((await film()).currentTime - seconds)).toBeLessThan(picture)
    await expect(dialog).toContainText(`${clock} / ${clock}`)
    await seeLastPicture(dialog, film, { seconds, picture })
    await page.keyboard.press('Escape')
  }
})

const recorded = made('mp4', [
  '-f lavfi -i testsrc2=size=512x384:rate=30:duration=8 -f lavfi -i sine=duration=8',
  '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 15 -c:a libopus',
  '-movflags frag_keyframe+empty_moov',
])

for (const { kind, title, path, seconds, better } of [
  { kind: 'film', title: 'Welcome from the studio', seconds: 12, better: 'master-copy-360' },
  {
    kind: 'take with Opus',
    title: titleOf(recorded),
    path: recorded,
    seconds: 8,
    better: 'master-aac-360',
  },
])
  test(`a ${kind} goes on where it is while its qualities are made, as fast and as loud as chosen`, async ({
    page,
  }) => {
    const clips = await hearOfClips(page)
    clips.hold()
    await openAs(page, 'cc', '/clips/list')
    if (path !== undefined) await upload(page, path)
    await expect.poll(() => clips.isReady(title)).toBe(true)
    const film = await watch(page)
    await cardOf(page, title).click()
    const dialog = clipPage(page)
    await dialog.getByRole('button', { name: /^Play/ }).first().click()
    await dialog.getByRole('button', { name: 'Settings' }).click()
    await dialog.getByText('0.75×').click()
    await page.keyboard.press('Escape')
    const level = dialog.getByRole('slider', { name: 'Volume' })
    await level.focus()
    await level.fill('0.4')

    const heard = page.waitForRequest(`**/${better}.m3u8`)
    clips.letGo()
    await heard
    await expect.poll(async () => (await film()).events).toContain('ended')
    const { events, leaps, playbackRate, volume } = await film()
    expect({ playbackRate, volume }).toEqual({ playbackRate: 0.75, volume: 0.4 })
    expect(events.slice(events.indexOf('play'))).toEqual(['play', 'pause', 'ended'])
    expect(leaps).toEqual([])
    await seeLastPicture(dialog, film, { seconds, picture: 1 / 30 })
  })

test('at twice the size every control of the player is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 450 })
  await openAs(page, 'cc', '/clips/list?search=Welcome')
  await page.getByRole('button', { name: 'Continue anyway' }).click()
  await cardOf(page, 'Welcome from the studio').click()
  for (const name of ['Mute', 'Settings', 'Full screen'])
    await expect(clipPage(page).getByRole('button', { name })).toBeInViewport({
      ratio: 1,
    })
})

const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('gridcell').filter({ hasText: title })

async function upload(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload footage' }).first().click()
  await (await chooser).setFiles(path)
}

/** Records the events of the page's next video; the returned function reads them. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  const noted = await page.evaluateHandle(() => {
    const seen: Pick<Watched, 'firstPicture' | 'lastPicture' | 'leaps' | 'events'> = {
      leaps: [],
      events: [],
    }
    const watched: { seen: typeof seen; film?: HTMLVideoElement } = { seen }
    const begin = (film: HTMLVideoElement) => {
      watched.film = film
      let before: number | undefined
      const look = (now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
        seen.firstPicture ??= mediaTime
        const step = mediaTime - (seen.lastPicture ?? mediaTime)
        // A busy machine shows fewer pictures; only a leap is ahead of the clock.
        const passed = ((now - (before ?? now)) / 1000) * Math.max(1, film.playbackRate)
        if (step < 0 || step > passed + 1) seen.leaps.push([mediaTime - step, mediaTime])
        seen.lastPicture = mediaTime
        before = now
        film.requestVideoFrameCallback(look)
      }
      film.requestVideoFrameCallback(look)
    }
    // Where the press on Play loads the film, it may play before it says that it loads.
    const note = ({ target, type }: Event) => {
      if (!watched.film && (type === 'loadstart' || type === 'play'))
        begin(target as HTMLVideoElement)
      if (target === watched.film && type !== 'loadstart') seen.events.push(type)
    }
    for (const event of ['loadstart', 'play', 'pause', 'emptied', 'ended'])
      addEventListener(event, note, { capture: true })
    return watched
  })
  return () =>
    noted.evaluate(({ film, seen }) => {
      const { currentTime = 0, playbackRate = 1, volume = 1 } = film ?? {}
      return { ...seen, currentTime, playbackRate, volume }
    })
}

/** Seeks to the last picture, because a busy machine skips pictures while it plays. */
async function seeLastPicture(
  dialog: Locator,
  film: () => Promise<Watched>,
  { seconds, picture }: { readonly seconds: number; readonly picture: number },
): Promise<void> {
  // In steps of a hundredth of a second, as the slider has them.
  const within = Math.floor((seconds - picture / 2) * 100) / 100
  await dialog.getByRole('slider', { name: 'Position' }).fill(String(within))
  await expect.poll(async () => (await film()).lastPicture).toBeGreaterThan(seconds - 1.5 * picture)
}

/**
 * Intercepts the server's replies about clips. While held, the page sees no quality but the
 * original.
 */
async function hearOfClips(page: Page) {
  const ready = new Set<string>()
  let isHeld = false
  await page.route('**/service/clip/**', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const { clientResponse } = JSON.parse(body) as { clientResponse?: { rows?: Told[] } }
    for (const { title, state } of clientResponse?.rows ?? [])
      if (state === 'ready') ready.add(title)
    const early = body
      .replaceAll(/master-(copy|aac)[\d-]*\.m3u8/g, 'master-copy.m3u8')
      .replaceAll('"state":"ready"', '"state":"playable"')
    await route.fulfill({ response, body: isHeld ? early : body })
  })
  return {
    isReady: (title: string) => ready.has(title),
    hold: () => {
      isHeld = true
    },
    letGo: () => {
      isHeld = false
    },
  }
}

interface Told {
  title: string
  state: string
}

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import {
  openShare,
  type ListSharePagesResponse,
  type OpenShareResponse,
} from '../../generated/facts/features/sharing'
import { ask, signInOverHttp } from '../journeys/api'
import prepareSeededData, { copySeededData } from '../journeys/seededData'
import config from '../playwright.config'
import { client, closure, type Chunk } from './chunks'
import { measureInTurn, type Ratio } from './measure'
import { runServer } from './runServer'

/** At most this much script comes before Play (kB gzip), and the first picture within a second. */
const allowedKb = 150
const allowedMs = 1_000

/**
 * What a share page loads before Play, and from the address to the first picture of its film, against a bare page with
 * one `<video>` that plays the same file.
 */
export async function benchShare(): Promise<Ratio[]> {
  // The demo of the journeys, made once a day: a server that has just started still makes films.
  await prepareSeededData()
  const server = await runServer(4394, copySeededData)
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const link = await openPage(server.origin)
    const film = await fileOf(server.origin, link)
    const bare = await servePage(film)
    const contenders = [
      { name: 'share page', run: () => firstFrame(browser, server.origin + link) },
      { name: 'a bare <video>', run: () => firstFrame(browser, bare.origin) },
    ]
    const [ours, floor] = await measureInTurn(contenders, 5)
    bare.stop()
    const shown = `${ours!.median.toFixed(0)} ms`
    return [
      scriptRatio(),
      {
        what: 'address to first frame',
        ours: shown,
        against: `${floor!.median.toFixed(0)} ms ${floor!.name}`,
        ratio: ours!.median / floor!.median,
      },
      {
        what: 'address to first frame',
        ours: shown,
        against: `${allowedMs} ms allowed`,
        ratio: ours!.median / allowedMs,
        target: { at: 'most', value: 1 },
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** That of the demo. */
async function openPage(origin: string): Promise<string> {
  const { access_token: token } = await signInOverHttp(origin, 'cm')
  const { rows } = await ask<ListSharePagesResponse>(origin, token, 'sharing/listSharePages')
  const [page] = rows
  if (!page) throw new Error('The demo has no share page.')
  return page.link
}

function scriptRatio(): Ratio {
  const manifest = readFileSync(join(client, '.vite/share.json'), 'utf8')
  const chunks = JSON.parse(manifest) as Record<string, Chunk>
  const kilobytes =
    closure(chunks, ['share.tsx'])
      .map(({ file }) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length)
      .reduce((sum, bytes) => sum + bytes, 0) / 1000
  return {
    what: 'share page, script',
    ours: `${kilobytes.toFixed(1)} kB gzip`,
    against: `${allowedKb} kB allowed`,
    ratio: kilobytes / allowedKb,
    target: { at: 'most', value: 1 },
  }
}

/** The file of a quality that a playlist names, once the films of the demo are made. */
async function fileOf(origin: string, link: string): Promise<string> {
  const url = new URL(await playlistOf(origin, link), origin)
  const master = await (await fetch(url)).text()
  const line = master.split('\n').find((each) => each.trim() !== '' && !each.startsWith('#')) ?? ''
  const playlist = new URL(line, url)
  const [, name = ''] = /#EXT-X-MAP:URI="([^"]+)"/.exec(await (await fetch(playlist)).text()) ?? []
  return new URL(name, playlist).href
}

async function playlistOf(origin: string, link: string): Promise<string> {
  for (;;) {
    const reply = await fetch(`${origin}/${openShare.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientRequest: { key: link.slice('/s/'.length) } }),
    })
    const { clientResponse } = (await reply.json()) as { clientResponse: OpenShareResponse }
    const found = clientResponse.films[0]?.sources.find(({ kind }) => kind === 'hls')
    if (found) return found.url
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** With the film itself: browsers take none from another site. */
async function servePage(film: string) {
  const bytes = Buffer.from(await (await fetch(film)).arrayBuffer())
  const server = createServer(({ url }, reply) => {
    const isFilm = url === '/film.mp4'
    reply.setHeader('content-type', isFilm ? 'video/mp4' : 'text/html')
    reply.end(isFilm ? bytes : '<!doctype html><video src="/film.mp4" muted autoplay></video>')
  })
  await new Promise<void>((resolve) => server.listen(4395, '127.0.0.1', resolve))
  return { origin: 'http://127.0.0.1:4395/', stop: () => void server.close() }
}

const pressAndSee = `
  let video
  const press = () => {
    if (!video) {
      video = document.querySelector('video')
      video?.requestVideoFrameCallback((now) => { window.firstFrame = now })
    }
    // Before all of it is drawn a press does nothing.
    if (video?.paused && !video.currentSrc) document.querySelector('button[aria-label="Play"]')?.click()
    if (window.firstFrame === undefined) requestAnimationFrame(press)
  }
  addEventListener('DOMContentLoaded', press)
`

/** In a browser that has nothing kept; Play is pressed as soon as it is there. */
async function firstFrame(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript({ content: pressAndSee })
  await page.goto(url)
  // The page lets no text become a script, so it cannot be asked by one.
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        setTimeout(
          () => reject(new Error(`${location.href}: no picture came within 20 s.`)),
          20_000,
        )
        setInterval(() => {
          const at = (window as { firstFrame?: number }).firstFrame
          if (at !== undefined) resolve(at)
        }, 5)
      }),
  )
  await context.close()
  return ms
}

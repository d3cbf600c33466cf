import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { aGuestLink } from '../journeys/guests'
import prepareSeededData, { copySeededData } from '../journeys/seededData'
import config from '../playwright.config'
import { client, closure, type Chunk } from './chunks'
import { measureInTurn, type Ratio } from './measure'
import { runServer } from './runServer'

/** So much script (kB gzip), and the first view within this time on a slow phone (work.md 8). */
const allowedKb = 110
const allowedMs = 2_500

/** 1.6 Mbit/s and 150 ms there and back, with a quarter of this machine's speed. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
}
const slowness = 4

/** What the page of guests loads before it can be used, and its first view beside that of the sign-in page. */
export async function benchGuest(): Promise<Ratio[]> {
  await prepareSeededData()
  const server = await runServer(4396, copySeededData)
  await server.untilAtRest()
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const link = `/guest#${await aGuestLink(server)}`
    const contenders = [
      { name: 'guest', run: () => firstView(browser, server.origin + link, 'input') },
      {
        name: 'the sign-in page',
        run: () => firstView(browser, `${server.origin}/login`, 'input'),
      },
    ]
    const [ours, floor] = await measureInTurn(contenders, 5)
    const shown = `${ours!.median.toFixed(0)} ms`
    return [
      scriptRatio(),
      {
        what: 'first view on a slow phone',
        ours: shown,
        against: `${floor!.median.toFixed(0)} ms ${floor!.name}`,
        ratio: ours!.median / floor!.median,
      },
      {
        what: 'first view on a slow phone',
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

function scriptRatio(): Ratio {
  const manifest = readFileSync(join(client, '.vite/guest.json'), 'utf8')
  const chunks = JSON.parse(manifest) as Record<string, Chunk>
  const kilobytes =
    closure(chunks, ['guest.tsx'])
      .map(({ file }) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length)
      .reduce((sum, bytes) => sum + bytes, 0) / 1000
  return {
    what: 'page of guests, script',
    ours: `${kilobytes.toFixed(1)} kB gzip`,
    against: `${allowedKb} kB allowed`,
    ratio: kilobytes / allowedKb,
    target: { at: 'most', value: 1 },
  }
}

/** From the address until something can be typed, with nothing kept from before. */
async function firstView(browser: Browser, address: string, sought: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const begun = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(sought).first().waitFor()
  const took = performance.now() - begun
  await context.close()
  return took
}

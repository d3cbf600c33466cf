// From the key to a recorder that runs, beside a page that does nothing else.
import { chromium, type Browser, type Page } from 'playwright'
import config from '../../playwright.config'
import { servePage } from '../../support/recordingBrowser'
import { median, type Ratio } from '../measure'
import { runServer } from '../runServer'

const presses = 7

export async function benchPress(): Promise<Ratio[]> {
  const server = await runServer(4396)
  const site = await servePage('bench/record/page.html')
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const [ours, bare] = [await signedIn(browser, server.origin), await aPage(browser)]
    const took = { ours: [] as number[], bare: [] as number[] }
    for (let round = 0; round < presses; round += 1) {
      took.ours.push(await pressOurs(ours, server.origin))
      took.bare.push(await pressBare(bare, site.url))
    }
    const [pressed, floor] = [median(took.ours), median(took.bare)]
    const shown = `${pressed.toFixed(0)} ms`
    return [
      {
        what: 'R to a running recorder, 1080p',
        ours: shown,
        against: `${floor.toFixed(0)} ms on a bare page`,
        ratio: pressed / floor,
      },
      {
        what: 'R to a running recorder, promised',
        ours: shown,
        against: '300 ms',
        ratio: pressed / 300,
        target: { at: 'most', value: 1 },
      },
    ]
  } finally {
    await browser.close()
    await site.close()
    await server.stop()
  }
}

/** Its recorders tell, in ms, how long after the last key they began to run. */
async function aPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    permissions: ['camera', 'microphone'],
    serviceWorkers: 'block',
  })
  await context.addInitScript(() => {
    let pressedAt = 0
    window.addEventListener('keydown', () => (pressedAt = performance.now()), true)
    window.ran = new Promise((ran) => {
      const start = MediaRecorder.prototype.start
      MediaRecorder.prototype.start = function (this: MediaRecorder, slice?: number) {
        this.addEventListener('start', () => ran(performance.now() - pressedAt), { once: true })
        start.call(this, slice)
      }
    })
  })
  return context.newPage()
}

async function signedIn(browser: Browser, origin: string): Promise<Page> {
  const page = await aPage(browser)
  await page.goto(origin)
  await page.getByLabel('Email or user name').fill('cc@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('Studio-demo-2026')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()
  return page
}

async function pressOurs(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/clips/add`)
  await page.locator('button:not([aria-disabled=true])', { hasText: /^Record/ }).waitFor()
  const atOnce = page.getByRole('button', { name: /^No countdown/ })
  while (!(await atOnce.isVisible())) await page.keyboard.press('c')
  await page.keyboard.press('r')
  const ms = await page.evaluate(() => window.ran)
  await page.getByText('00:01').first().waitFor()
  await page.keyboard.press('r')
  const takes = page.getByRole('list', { name: 'Takes' })
  await takes.waitFor()
  // Nothing waits to be sent while the next one begins.
  await page.keyboard.press('Delete')
  await takes.waitFor({ state: 'hidden' })
  return ms
}

async function pressBare(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.evaluate(() => window.record.onKey())
  await page.keyboard.press('r')
  return page.evaluate(() => window.ran)
}

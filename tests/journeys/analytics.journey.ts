// Opening the external analytics site (spec §2, §7, §9): a site that stands in for it, on a port of its own.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { analyticsTokenMs } from '../../generated/facts/constants'
import { openAs, rail } from './actions'
import { moveClock, stopClock } from './movedClock'
import { test as base, expect } from './studio'

interface Site {
  readonly origin: string
  /** The cookies of each visit. */
  readonly visits: string[]
}

const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const visits: string[] = []
      const server = createServer((request: IncomingMessage, response) => {
        if (request.url === '/') visits.push(request.headers.cookie ?? '')
        response.setHeader('content-type', 'text/html').end('<h1>Figures</h1>')
      })
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      const { port } = server.address() as AddressInfo
      await use({ origin: `http://127.0.0.1:${port}`, visits })
      server.close()
    },
    { scope: 'worker' },
  ],
  environmentOf: [
    ({ site }, use) => use(() => ({ ANALYTICS_ORIGIN: site.origin })),
    { scope: 'worker' },
  ],
})

const handedOver = (page: Page) => page.evaluate(() => localStorage.getItem('analytics.code'))

async function openAnalytics(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await rail(page).getByRole('button', { name: 'Analytics' }).click()
  return opened
}

/** Redeems the code as the analytics site does. */
const redeem = (page: Page, code: string) =>
  page.request.post('/oauth/analytics', {
    form: { grant_type: 'one_time_code', code, client_id: 'analytics' },
  })

test('case 82: what opens analytics is gone after five seconds, also when its tab was closed, and opens it once', async ({
  page,
  site,
}) => {
  await moveClock(page.context())
  await openAs(page, 'viewer')
  // The clock stands still, so that its five seconds do not pass before its tab is closed.
  await stopClock(page)
  const analytics = await openAnalytics(page)
  await expect(analytics.getByRole('heading', { name: 'Figures' })).toBeVisible()
  expect(analytics.url()).toBe(`${site.origin}/`)
  expect(site.visits.at(-1)).toMatch(/analyticsAccess=ey.+analyticsRefresh=ey/)

  const [, code = ''] = (await handedOver(page))?.split(':') ?? []
  expect(code).toMatch(/^otc_/)
  expect(await (await redeem(page, code)).json()).toMatchObject({ userUUID: expect.any(String) })
  await page.close()

  const next = await analytics.context().newPage()
  // A page without the application, which would remove it.
  await next.goto('/readyz')
  expect(await handedOver(next)).toContain(code)
  await next.clock.resume()
  await next.goto('/')
  await next.clock.runFor(analyticsTokenMs)
  await expect.poll(() => handedOver(next)).toBeNull()
  expect((await redeem(next, code)).status()).toBe(400)
})

// The back-forward cache: the browser keeps a page that was left and shows it again on Back
// (session.md case 62).
import type { Page } from '@playwright/test'
import { chromium } from '../../support/chromium'
import { openTab, signOut } from '../actions'
import { expect, test } from './browser'
import { keepSession } from './stored'

test('case 62: a kept page that is shown again after the sign-out shows nothing of the person', async ({
  playwright,
  launchOptions,
  studio,
}) => {
  // Playwright turns this cache off in the browsers it starts, and the headless shell has none.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    channel: 'chromium',
    executablePath: chromium,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ baseURL: studio.origin, serviceWorkers: 'block' })
  await keepSession(context, 'cm')
  const page = await openTab(await context.newPage())
  const other = await openTab(await context.newPage())
  await page.evaluate(noteWhenShown)
  await page.goto('/readyz')
  await withoutForgetting(other)
  await signOut(other)
  await expect(other).toHaveURL(/\/login$/)

  await page.evaluate(() => history.back()).catch(() => undefined)
  await expect.poll(() => sights(other)).toContain('shown again')
  await expect.poll(() => sights(other)).toContain('left')
  expect(await sights(other)).not.toContain('private')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await browser.close()
})

/** As browsers sign out that do not forget their kept pages when they are told to. */
const withoutForgetting = (page: Page): Promise<unknown> =>
  page.route('**/oauth/revoke', async (route) => {
    const response = await route.fetch()
    const { 'clear-site-data': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })

/** Stored where another page can read it, because nothing may be left of this one. */
function noteWhenShown(): void {
  const key = 'test.sights'
  const note = (sight: string) => {
    const seen = JSON.parse(localStorage.getItem(key) ?? '[]') as string[]
    localStorage.setItem(key, JSON.stringify([...seen, sight]))
  }
  const look = () => {
    if (document.querySelector('nav')?.checkVisibility({ visibilityProperty: true }))
      note('private')
    requestAnimationFrame(look)
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    note('shown again')
    requestAnimationFrame(look)
  })
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted || localStorage.getItem(key)) note('left')
  })
}

const sights = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('test.sights') ?? '[]') as string[])

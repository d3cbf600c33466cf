// What the browser caches: enough to open offline, no personal data; and what happens if a file is
// gone.
import type { Page } from '@playwright/test'
import { countLoads, openAs, openTab, rail, signIn, signOut, workerIsThere } from './actions'
import { changeSession } from './session/stored'
import { expect, test } from './studio'

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('case 73: after two people nothing of what the server answered them is in any cache', async ({
    context,
    page,
  }) => {
    await signIn(page, 'cm')
    await workerIsThere(page)
    await tour(page)
    await signOut(page)
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, 'viewer')
    await tour(page)
    await signOut(page)
    await expect(page).toHaveURL(/\/login$/)
    await context.setOffline(true)
    await page.goto('/login/1/bob/secret')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

    const kept = await keptIn(page)
    expect(kept.length).toBeGreaterThan(20)
    expect(
      kept.filter(
        (path) => !/^\/assets\/([^/]+-[\w-]{8,}\.\w+|i18n\/\w\w(\/[a-z-]+)?\.json)$/.test(path),
      ),
    ).toEqual([])
  })

  test('without a network the application opens from the shell', async ({ context, page }) => {
    await openAs(page, 'cm')
    await workerIsThere(page)
    await context.setOffline(true)
    await page.goto('/clips/list')
    await expect(rail(page)).toBeVisible()
    await expect(page.getByText('You are offline.')).toBeVisible()

    await changeSession(page, { expiresAt: 1 })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
    await context.setOffline(false)
    await expect(rail(page)).toBeVisible()
  })
})

for (const { part, name, open } of [
  { part: 'a screen', name: 'footage', open: (page: Page) => toFootage(page) },
  { part: 'the frame', name: 'frame', open: (page: Page) => page.goto('/') },
])
  test(`case 72: ${part} that is missing is looked for by one reload, then the page says so`, async ({
    page,
  }) => {
    await openAs(page, 'cm')
    await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }))
    const loads = countLoads(page)
    await open(page)
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    // The first load of the frame is counted too.
    expect(loads()).toBe(name === 'frame' ? 2 : 1)
  })

async function toFootage(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/clips/list')
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

async function tour(page: Page): Promise<void> {
  for (const path of ['/home/library', '/clips/list', '/storyboards/list', '/peoplesearch/list'])
    await openTab(page, path)
}

/** The addresses of everything in every cache of the origin. */
function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

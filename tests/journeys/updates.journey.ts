import type { Page } from '@playwright/test'
import { test } from './deployed'
import { expect, expectAccessible, signIn } from './studio'

const banner = (page: Page) => page.getByText('Changes were made. Click to update the application.')
const updateNow = (page: Page) => page.getByRole('button', { name: 'Update now' })
const rail = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const words = 'Service workers are disabled or not supported by this browser.'
const logged = 'An update could not be installed or activated.'
/** Two checks, and what it takes to store a build. */
const noticed = { timeout: 90_000 }

test('case 69: a click on the banner updates this tab; the other goes on with the files it began with', async ({
  context,
  product,
}) => {
  test.setTimeout(240_000)
  const [one, other] = [await context.newPage(), await context.newPage()]
  await signIn(one, 'cm')
  await workerIsThere(one)
  await other.goto('/home/library')
  await expect(rail(other)).toBeVisible()
  await remember(one)
  await remember(other)
  const oldPart = product.fileOf('FootageScreen')

  await product.bringOut('1.0.69')
  await other.bringToFront()
  await expect(banner(other)).toBeVisible(noticed)
  await one.bringToFront()
  await expect(banner(one)).toBeVisible(noticed)
  for (const colorScheme of ['dark', 'light'] as const) {
    await one.emulateMedia({ colorScheme })
    await expectAccessible(one)
  }
  await updateNow(one).click()
  await expect(one.getByText('1.0.69')).toBeVisible()
  await expect(banner(one)).toBeHidden()
  expect(await isRemembered(one)).toBe(false)

  expect(await isRemembered(other)).toBe(true)
  await expect(banner(other)).toBeVisible()
  expect(product.fileOf('FootageScreen')).not.toBe(oldPart)
  const asked = other.waitForResponse((response) => response.url().endsWith(oldPart))
  await rail(other)
    .getByRole('link', { name: 'Create' })
    .or(rail(other).getByText('Create'))
    .first()
    .click()
  await other.getByRole('link', { name: 'Footage' }).first().click()
  await expect(other).toHaveURL(/\/clips\/list$/)
  expect((await asked).status()).toBe(200)
  await expect(other.getByRole('button', { name: 'Upload footage' }).first()).toBeVisible()
  expect(await isRemembered(other)).toBe(true)
  // Also without what its browser stored.
  expect((await fetch(product.origin + oldPart)).status).toBe(200)

  await updateNow(other).click()
  await expect(other.getByText('1.0.69')).toBeVisible()
})

test('case 70: an update that cannot be stored is logged, nothing more, and looked for again', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000)
  const log = logOf(page)
  await signIn(page, 'cm')
  await workerIsThere(page)
  await remember(page)
  // One of its files answers 404.
  await product.bringOut('1.0.70', (text) => text.replace('/assets/Frame-', '/assets/Gone-'))
  await expect.poll(() => log, noticed).toContain(logged)
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: logged })).toBeHidden()
  expect(await isRemembered(page)).toBe(true)
  product.changeWorker((text) => text.replace('/assets/Gone-', '/assets/Frame-'))
  await expect(banner(page)).toBeVisible(noticed)
})

test('case 70: a new version that never takes over is reached for by one plain reload', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000)
  const log = logOf(page)
  await signIn(page, 'cm')
  await workerIsThere(page)
  await product.bringOut('1.0.71', (text) => text.replaceAll('SKIP_WAITING', 'NEVER'))
  await expect(banner(page)).toBeVisible(noticed)
  let loads = 0
  page.on('load', () => (loads += 1))
  await updateNow(page).click()
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(1)
  expect(log).toContain(logged)
  await expect(banner(page)).toBeVisible(noticed)
  expect(loads).toBe(1)
})

test('case 73: after two people nothing of what the server answered them is in any cache', async ({
  context,
  page,
}) => {
  test.setTimeout(180_000)
  await signIn(page, 'cm')
  await workerIsThere(page)
  await tour(page)
  await signOut(page)
  await signIn(page, 'viewer')
  await tour(page)
  await signOut(page)
  await context.setOffline(true)
  await page.goto('/login/1/bob/secret')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  const kept = await keptIn(page)
  expect(kept.length).toBeGreaterThan(20)
  expect(
    kept.filter((path) => !/^\/assets\/([^/]+-[\w-]{8,}\.\w+|i18n\/\w\w\.json)$/.test(path)),
  ).toEqual([])
})

test('without a network the application opens from the shell', async ({ context, page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'cm')
  await workerIsThere(page)
  await context.setOffline(true)
  await page.goto('/clips/list')
  await expect(rail(page)).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()

  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth.session') ?? '{}') as object
    localStorage.setItem('auth.session', JSON.stringify({ ...session, expiresAt: 1 }))
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
  await context.setOffline(false)
  await expect(rail(page)).toBeVisible()
})

test.describe('service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' })

  test('case 71: one message says so, the application works, and a plain reload finds updates', async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000)
    const log = logOf(page)
    await signIn(page, 'cm')
    await expect(page.getByText(words)).toBeVisible()
    expect(log).toContain(words)
    await page.goto('/clips/list')
    await expect(page.getByRole('button', { name: 'Upload footage' }).first()).toBeVisible()
    await expect.poll(() => log.filter((line) => line === words).length).toBe(2)
    await expect(page.getByText(words)).toBeHidden()
    await product.bringOut('1.0.72')
    await page.reload()
    await expect(page.getByText('1.0.72')).toBeVisible()
  })

  test('case 71: so does a browser that has none', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })
    })
    await signIn(page, 'viewer')
    await expect(page.getByText(words)).toBeVisible()
  })

  for (const { part, name, open } of [
    { part: 'a screen', name: 'FootageScreen', open: (page: Page) => toFootage(page) },
    { part: 'the frame', name: 'Frame', open: (page: Page) => page.goto('/') },
  ])
    test(`case 72: ${part} that is missing is looked for by one reload, then the page says so`, async ({
      page,
    }) => {
      await signIn(page, 'cm')
      await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }))
      let loads = 0
      page.on('load', () => (loads += 1))
      await open(page)
      await expect(
        page.getByRole('heading', { name: 'This page could not be shown' }),
      ).toBeVisible()
      // The frame begins with a load of its own.
      expect(loads).toBe(name === 'Frame' ? 2 : 1)
    })
})

/** Registered once the page is quiet, installed, and in charge of it. */
async function workerIsThere(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated')
}

async function toFootage(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/clips/list')
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

async function tour(page: Page): Promise<void> {
  for (const path of ['/home/library', '/clips/list', '/storyboards/list', '/peoplesearch/list']) {
    await page.goto(path)
    await expect(rail(page)).toBeVisible()
  }
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** The addresses of everything in every cache of the origin. */
function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

function logOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

const remember = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isSame: true }))
const isRemembered = (page: Page) => page.evaluate(() => 'isSame' in globalThis)

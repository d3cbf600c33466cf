import type { BrowserContext, Page } from '@playwright/test'
import { updateCheckSeconds, updatePatienceMs } from '../../generated/facts/constants'
import { test } from './releases'
import { countLoads, hasMark, leaveMark, openAs, openTab, rail, workerIsThere } from './actions'
import { moveClock } from './movedClock'
import { expect, expectAccessible, expectReadable } from './studio'

const banner = (page: Page) => page.getByText('Changes were made. Click to update the application.')
const updateNow = (page: Page) => page.getByRole('button', { name: 'Update now' })
const words = 'Service workers are disabled or not supported by this browser.'
const logged = 'An update could not be installed or activated.'

/** Pages check for a new build at intervals, so this moves the clock until they have found one. */
async function lookUntil(context: BrowserContext, found: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await context.clock.fastForward(2 * updateCheckSeconds * 1000)
    await found()
  }).toPass()
}

/** How long one check and its consequences may take. */
const soon = { timeout: 3000 }

test('case 69: a click on the banner updates this tab; the other goes on with the files it began with', async ({
  context,
  product,
}) => {
  await moveClock(context)
  const [one, other] = [await context.newPage(), await context.newPage()]
  await openAs(one, 'cm')
  await workerIsThere(one)
  await openTab(other)
  await leaveMark(one)
  await leaveMark(other)
  const oldPart = product.fileOf('footage')

  const version = await product.release()
  await other.bringToFront()
  await lookUntil(context, () => expect(banner(other)).toBeVisible(soon))
  await one.bringToFront()
  await lookUntil(context, () => expect(banner(one)).toBeVisible(soon))
  await expectAccessible(one)
  await one.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(one)
  await updateNow(one).click()
  await expect(one.getByText(version)).toBeVisible()
  await expect(banner(one)).toBeHidden()
  expect(await hasMark(one)).toBe(false)

  expect(await hasMark(other)).toBe(true)
  await expect(banner(other)).toBeVisible()
  expect(product.fileOf('footage')).not.toBe(oldPart)
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
  expect(await hasMark(other)).toBe(true)
  // Also without the files the browser has stored.
  expect((await fetch(product.origin + oldPart)).status).toBe(200)

  await updateNow(other).click()
  await expect(other.getByText(version)).toBeVisible()
})

test('case 70: an update that cannot be stored is logged, nothing more, and looked for again', async ({
  context,
  page,
  product,
}) => {
  await moveClock(context)
  const log = await logOf(page)
  await openAs(page, 'cm')
  await workerIsThere(page)
  await leaveMark(page)
  // One of its files answers 404.
  await product.release((text) => text.replace('/assets/frame-', '/assets/Gone-'))
  await lookUntil(context, () => expect.poll(log, soon).toContain(logged))
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: logged })).toBeHidden()
  expect(await hasMark(page)).toBe(true)
  product.changeWorker((text) => text.replace('/assets/Gone-', '/assets/frame-'))
  await lookUntil(context, () => expect(banner(page)).toBeVisible(soon))
})

test('case 70: a new version that never takes over is reached for by one plain reload', async ({
  context,
  page,
  product,
}) => {
  await moveClock(context)
  const log = await logOf(page)
  await openAs(page, 'cm')
  await workerIsThere(page)
  await product.release((text) => text.replaceAll('SKIP_WAITING', 'NEVER'))
  await lookUntil(context, () => expect(banner(page)).toBeVisible(soon))
  const loads = countLoads(page)
  await updateNow(page).click()
  await expect(banner(page)).toBeHidden()
  await context.clock.fastForward(updatePatienceMs)
  await expect.poll(loads).toBe(1)
  await expect.poll(log).toContain(logged)
  await expect(banner(page)).toBeVisible()
  expect(loads()).toBe(1)
})

test.describe('service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' })

  test('case 71: one message says so, the application works, and a plain reload finds updates', async ({
    page,
    product,
  }) => {
    const log = await logOf(page)
    await openAs(page, 'cm')
    await expect(page.getByText(words)).toBeVisible()
    expect(await log()).toContain(words)
    await page.goto('/clips/list')
    await expect(page.getByRole('button', { name: 'Upload footage' }).first()).toBeVisible()
    await expect.poll(async () => (await log()).filter((line) => line === words).length).toBe(2)
    await expect(page.getByText(words)).toBeHidden()
    const version = await product.release()
    await page.reload()
    await expect(page.getByText(version)).toBeVisible()
  })

  test('case 71: so does a browser that has none', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })
    })
    await openAs(page, 'viewer')
    await expect(page.getByText(words)).toBeVisible()
  })
})

/**
 * What the page writes to its console from its next load on. The page keeps the lines itself: those
 * written just before a reload do not reach Playwright on a busy machine.
 */
async function logOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const key = 'test.log'
    const { warn } = globalThis.console
    globalThis.console.warn = (line: string) => {
      const lines = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
      sessionStorage.setItem(key, JSON.stringify([...lines, line]))
      warn(line)
    }
  })
  return () =>
    page
      .evaluate(() => JSON.parse(sessionStorage.getItem('test.log') ?? '[]') as string[])
      // The page is being left.
      .catch(() => [])
}

test('the page that is kept is sent with the policy of the server, whatever it was when it was stored', async ({
  page,
  product,
}) => {
  await page.goto('/no-support')
  await workerIsThere(page)
  const media = 'https://media.example'
  const policyNow = async () => {
    const answer = await page.reload()
    expect(answer?.fromServiceWorker()).toBe(true)
    return answer?.headers()['content-security-policy'] ?? ''
  }
  expect(await policyNow()).not.toContain(media)
  await product.configure({ MEDIA_ORIGIN: media })
  // The cached page may be the old one once more; it is renewed when the page is idle.
  await policyNow()
  await expect.poll(() => policiesKept(page)).toContain(media)
  expect(await policyNow()).toContain(media)
  await product.configure({})
})

/** The policy of every page in the browser's caches. */
function policiesKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = (
      await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    ).flat()
    const pages = await Promise.all(requests.map((request) => caches.match(request)))
    return pages.map((kept) => kept?.headers.get('content-security-policy') ?? '').join('\n')
  })
}

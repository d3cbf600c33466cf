import type { Page } from '@playwright/test'
import { test } from './deployed'
import { countLoads, hasMark, leaveMark, openAs, openTab, rail, workerIsThere } from './hands'
import { expect, expectAccessible } from './studio'

const banner = (page: Page) => page.getByText('Changes were made. Click to update the application.')
const updateNow = (page: Page) => page.getByRole('button', { name: 'Update now' })
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
  await openAs(one, 'cm')
  await workerIsThere(one)
  await openTab(other)
  await leaveMark(one)
  await leaveMark(other)
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
  expect(await hasMark(one)).toBe(false)

  expect(await hasMark(other)).toBe(true)
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
  expect(await hasMark(other)).toBe(true)
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
  await openAs(page, 'cm')
  await workerIsThere(page)
  await leaveMark(page)
  // One of its files answers 404.
  await product.bringOut('1.0.70', (text) => text.replace('/assets/Frame-', '/assets/Gone-'))
  await expect.poll(() => log, noticed).toContain(logged)
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: logged })).toBeHidden()
  expect(await hasMark(page)).toBe(true)
  product.changeWorker((text) => text.replace('/assets/Gone-', '/assets/Frame-'))
  await expect(banner(page)).toBeVisible(noticed)
})

test('case 70: a new version that never takes over is reached for by one plain reload', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000)
  const log = logOf(page)
  await openAs(page, 'cm')
  await workerIsThere(page)
  await product.bringOut('1.0.71', (text) => text.replaceAll('SKIP_WAITING', 'NEVER'))
  await expect(banner(page)).toBeVisible(noticed)
  const loads = countLoads(page)
  await updateNow(page).click()
  await expect.poll(loads, { timeout: 30_000 }).toBe(1)
  expect(log).toContain(logged)
  await expect(banner(page)).toBeVisible(noticed)
  expect(loads()).toBe(1)
})

test.describe('service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' })

  test('case 71: one message says so, the application works, and a plain reload finds updates', async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000)
    const log = logOf(page)
    await openAs(page, 'cm')
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
    await openAs(page, 'viewer')
    await expect(page.getByText(words)).toBeVisible()
  })
})

function logOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

test('the page that is kept is sent with the policy of the server, whatever it was when it was stored', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
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
  // Renewed once the page is quiet: the next load has it.
  await expect.poll(policyNow, { intervals: [3000], timeout: 60_000 }).toContain(media)
  await product.configure({})
})

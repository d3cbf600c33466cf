import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './studio'

/** Northwind's idle limit in the demo, and Brightcut's. */
const northwindMinutes = 60
const brightcutMinutes = 30

const warningOn = (page: Page): Locator => page.getByText(/^\d+ Seconds remaining$/).first()
const menuOn = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true })
const isOut = /\/login\/status\/sessionExpired$/

/**
 * Playwright's clock takes the page's account of how it was loaded away with it. A tab that another
 * one reloads reads there which door it belongs to.
 */
async function moveClock(context: BrowserContext): Promise<void> {
  const kept = 'entriesKept'
  await context.addInitScript((name) => {
    Object.assign(globalThis, { [name]: performance.getEntriesByType.bind(performance) })
  }, kept)
  await context.clock.install()
  await context.addInitScript((name) => {
    const entries: unknown = Reflect.get(globalThis, name)
    Object.assign(performance, { getEntriesByType: entries })
  }, kept)
}

/** Two tabs of one person, under a clock that can be moved. */
async function twoTabs(context: BrowserContext): Promise<readonly [Page, Page]> {
  await moveClock(context)
  const one = await context.newPage()
  await signIn(one, 'cm')
  const other = await context.newPage()
  await other.goto('/clips/list')
  await expect(menuOn(other)).toBeVisible()
  await one.goto('/clips/list')
  await expect(menuOn(one)).toBeVisible()
  return [one, other]
}

const use = (page: Page) => page.getByRole('main').click({ position: { x: 2, y: 2 } })

test('case 33: the warning counts down in both tabs, and what happens in one takes it from both', async ({
  context,
}) => {
  const [one, other] = await twoTabs(context)
  await context.clock.fastForward(northwindMinutes * 60_000 - 12_000)
  await expect(warningOn(one)).toBeVisible()
  await expect(warningOn(other)).toBeVisible()
  const seconds = Number((await warningOn(one).textContent())?.split(' ')[0])
  expect(seconds).toBeLessThanOrEqual(12)
  await expect(warningOn(one)).not.toHaveText(`${seconds} Seconds remaining`)
  await expectAccessible(one)

  await use(other)
  await expect(warningOn(one)).toBeHidden({ timeout: 1000 })
  await expect(warningOn(other)).toBeHidden({ timeout: 1000 })
})

test('case 34: a tab that saw nothing for an hour stays signed in while another was used', async ({
  context,
}) => {
  const [quiet, used] = await twoTabs(context)
  await context.clock.fastForward(northwindMinutes * 60_000 - 8000)
  await use(used)
  await context.clock.fastForward(10_000)
  await expect(menuOn(used)).toBeVisible()
  await expect(menuOn(quiet)).toBeVisible()
  await expect(warningOn(quiet)).toBeHidden()
  await context.clock.fastForward(northwindMinutes * 60_000)
  await expect(quiet).toHaveURL(isOut)
  await expect(used).toHaveURL(isOut)
})

test('case 36: a laptop that slept three hours wakes at the door, without a warning or a call', async ({
  context,
}) => {
  const tabs = await twoTabs(context)
  const calls: string[] = []
  const warned: string[] = []
  for (const page of tabs) {
    await page.exposeFunction('tellWarned', (text: string) => warned.push(text))
    await page.evaluate(() => {
      const told = globalThis as unknown as { tellWarned(text: string): void }
      new MutationObserver(() => {
        const text = document.body.textContent ?? ''
        if (text.includes('Seconds remaining')) told.tellWarned(text)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    page.on('request', (request) => {
      if (/\/rest\/secure\/|\/oauth\/token/.test(request.url())) calls.push(request.url())
    })
  }
  await context.clock.fastForward('03:00:00')
  for (const page of tabs) await expect(page).toHaveURL(isOut)
  expect({ calls, warned }).toEqual({ calls: [], warned: [] })
  const left = await tabs[0].evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => /^(nav|ui)\.|auth\.(session|activityAt)/.test(key))).toEqual([])
})

test('case 37: a frozen tab that keeps the lock blocks neither use nor the idle end of another', async ({
  context,
}) => {
  // A clock that both tabs read: a frozen page cannot be told of one.
  await context.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + Number(localStorage.getItem('skewMs') ?? 0)
  })
  const frozen = await context.newPage()
  await signIn(frozen, 'cm')
  const used = await context.newPage()
  await used.goto('/clips/list')
  await expect(menuOn(used)).toBeVisible()
  const skip = (minutes: number) =>
    used.evaluate((ms) => {
      const skewMs = Number(localStorage.getItem('skewMs') ?? 0) + ms
      localStorage.setItem('skewMs', String(skewMs))
    }, minutes * 60_000)
  const cdp = await context.newCDPSession(frozen)
  const freeze = () => cdp.send('Page.setWebLifecycleState', { state: 'frozen' })

  await frozen.evaluate(
    () => void navigator.locks.request('auth.idle', () => new Promise(() => {})),
  )
  await freeze()
  await skip(northwindMinutes - 0.3)
  await expect(warningOn(used)).toBeVisible()
  await use(used)
  await expect(warningOn(used)).toBeHidden({ timeout: 1000 })
  await skip(northwindMinutes - 2)
  await use(used)

  await cdp.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(menuOn(frozen)).toBeVisible()
  await expect(warningOn(frozen)).toBeHidden()

  await freeze()
  await skip(northwindMinutes + 1)
  await expect(used).toHaveURL(isOut)
})

test('case 38: an upload of an hour keeps the session while bytes move, and not longer than the limit after', async ({
  context,
  studio,
}) => {
  test.setTimeout(240_000)
  const film = join(studio.folder, 'An hour.mp4')
  writeFileSync(film, randomBytes(15 * 1024 * 1024))
  await moveClock(context)
  const page = await context.newPage()
  await signIn(page, 'cc')
  await switchTo(page, 'Brightcut Post Production')
  await page.goto('/clips/list')
  const network = await context.newCDPSession(page)
  const upTo = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  await upTo(120 * 1024)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload footage' }).first().click()
  await (await chooser).setFiles(film)

  // A part that does not move for half a minute is given up, so the hour passes in shorter steps.
  const stepSeconds = 25
  for (let seconds = 0; seconds < 60 * 60; seconds += stepSeconds) {
    await context.clock.fastForward(stepSeconds * 1000)
    await expect.poll(() => quietSeconds(page), { intervals: [50] }).toBeLessThan(10)
  }
  await expect(menuOn(page)).toBeVisible()
  await expect(warningOn(page)).toBeHidden()

  await upTo(-1)
  const card = page.getByRole('gridcell').filter({ hasText: 'An hour' })
  await expect(card).toContainText(/Not accepted|Failed/, { timeout: 60_000 })
  await context.clock.fastForward(brightcutMinutes * 60_000 - 40_000)
  await expect(warningOn(page)).toBeVisible()
  await context.clock.fastForward(40_000)
  await expect(page).toHaveURL(isOut)
})

/** How long ago activity was written down, by the page's clock. */
function quietSeconds(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [, at] = (localStorage.getItem('auth.activityAt') ?? '').split(':')
    return (Date.now() - Number(at)) / 1000
  })
}

async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Switch organization, now/ }).click()
  await page.getByRole('option', { name }).click()
  await expect(page.getByRole('button', { name: `Switch organization, now ${name}` })).toBeVisible()
}

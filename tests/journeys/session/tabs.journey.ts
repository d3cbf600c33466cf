// What one tab does to the others of the same browser (spec §4, session.md B2 23).
import type { BrowserContext, Page } from '@playwright/test'
import {
  countLoads,
  openAccountMenu,
  openTab,
  pressSignOut,
  rail,
  signIn,
  signOut,
  switcherOf,
  switchTo,
} from '../actions'
import { moveClock, stopClock } from '../movedClock'
import { expect, test } from './browser'
import { readSession, readStorage } from './stored'

test('case 59: a sign-in, a switch and a sign-out each reload the other tab once', async ({
  context,
  page,
}) => {
  const other = await context.newPage()
  await other.goto('/login')
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const loads = countLoads(other)
  const own = countLoads(page)

  await signIn(page, 'cm')
  await expect(rail(other)).toBeVisible()
  expect(loads()).toBe(1)

  await switchTo(page, 'Brightcut')
  await expect(switcherOf(other)).toHaveAccessibleName(/Brightcut/)
  expect(loads()).toBe(2)

  await signOut(page)
  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(loads()).toBe(3)
  // Its first page and the sign-in page after signing out: its own flags do not affect it.
  expect(own()).toBe(2)
})

test('case 60: ten tabs hear of a sign-out, each loads once within a second, and then it is quiet', async ({
  context,
  signedIn,
}) => {
  await moveClock(context)
  await context.addInitScript(noteSignOut)
  await signedIn('cm')
  const tabs = await openTabs(context, 10)
  const [first, ...others] = tabs as [Page, ...Page[]]
  const loads = tabs.map(countLoads)
  const loaded = () => loads.map((count) => count())
  const once = tabs.map(() => 1)

  // A second of the pages' own clocks, because ten of them share the processors.
  await openAccountMenu(first)
  await stopClock(first)
  await pressSignOut(first)
  for (const page of others) await expect.poll(() => hasHeard(page)).toBe(true)
  expect(loaded().slice(1)).toEqual(others.map(() => 0))
  await context.clock.runFor(1000)
  await expect.poll(loaded).toEqual(once)

  await context.clock.resume()
  for (const page of tabs) {
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  }
  const stored = await readStorage(first)
  await context.clock.runFor(30_000)
  for (const page of tabs) expect(await hearsServer(page)).toBe(true)
  expect(loaded()).toEqual(once)
  expect(await readStorage(first)).toEqual(stored)
})

test('case 61: a storage cleared by hand counts as a sign-out in the other tab', async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn('cm')
  await openTab(page)
  const other = await openTab(await context.newPage(), '/clips/list')
  const loads = countLoads(other)
  await page.evaluate(() => localStorage.clear())
  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(rail(other)).toBeHidden()
  expect(loads()).toBe(1)
  expect(await readSession(other)).toBeNull()
})

async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const pages: Page[] = []
  for (let opened = 0; opened < count; opened++) pages.push(await openTab(await context.newPage()))
  return pages
}

/**
 * Added before the page's own listener; so when this can be read, the page has been notified too.
 */
function noteSignOut(): void {
  addEventListener('storage', ({ key }) => {
    if (key === 'flag.logout') Object.assign(window, { hasHeard: true })
  })
}

/** A reload that started earlier either replaces the page or is counted before this answers. */
const hearsServer = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await fetch('/readyz')).ok)

const hasHeard = (page: Page): Promise<boolean> => page.evaluate(() => 'hasHeard' in window)

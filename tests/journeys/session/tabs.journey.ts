// What one tab does to the others of the same browser (spec §4, session.md B2 23).
import type { BrowserContext, Page } from '@playwright/test'
import { expect, openTab, rail, signOut, switcherOf, test } from './browser'
import { readSession } from './stored'
import { countLoads } from './wire'
import { signIn } from '../studio'

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

  await switcherOf(page).click()
  await page.getByRole('option', { name: 'Brightcut' }).click()
  await expect(switcherOf(page)).toHaveAccessibleName(/Brightcut/)
  await expect(switcherOf(other)).toHaveAccessibleName(/Brightcut/)
  expect(loads()).toBe(2)

  await signOut(page)
  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(loads()).toBe(3)
  // Its own first page, and the door after the sign-out: its own flags do not concern it.
  expect(own()).toBe(2)
})

test('case 60: ten tabs hear of a sign-out, each loads once and soon, and then it is quiet', async ({
  context,
  signedIn,
}) => {
  await context.addInitScript(noteReloads)
  await signedIn('cm')
  const [first, ...others] = (await openTabs(context, 10)) as [Page, ...Page[]]
  const loads = others.map(countLoads)
  await signOut(first)
  for (const page of [first, ...others]) {
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  }
  expect(loads.map((count) => count())).toEqual(others.map(() => 1))
  // Within a second where ten pages have processors of their own; here they share what there is.
  for (const page of others) expect(await reloadDelay(page)).toBeLessThan(4000)

  await first.clock.install()
  const flags = await first.evaluate(() => ({ ...localStorage }))
  await Promise.all([first, ...others].map((page) => page.clock.runFor(30_000)))
  expect(loads.map((count) => count())).toEqual(others.map(() => 1))
  expect(await first.evaluate(() => ({ ...localStorage }))).toEqual(flags)
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

/** Kept by the tab itself, across its reload: when it heard of the sign-out and when it left. */
function noteReloads(): void {
  const { timeOrigin } = performance
  const now = () => String(timeOrigin + performance.now())
  addEventListener('storage', ({ key }) => {
    if (key === 'flag.logout') sessionStorage.setItem('heardAt', now())
  })
  addEventListener('pagehide', () => sessionStorage.setItem('leftAt', now()))
}

function reloadDelay(page: Page): Promise<number> {
  return page.evaluate(
    () => Number(sessionStorage.getItem('leftAt')) - Number(sessionStorage.getItem('heardAt')),
  )
}

import type { Locator, Page } from '@playwright/test'
import type { StoredSession } from '../../../src/session/client/storedSession'
import { expect, test as base } from '../studio'
import { keepSession, type Keeping } from './stored'
import { watchWire, type Wire } from './wire'

/** One browser of a person whose pair is stored, and what leaves it. */
export const test = base.extend<{
  signedIn: (person: string, keeping?: Keeping) => Promise<StoredSession>
  wire: Wire
}>({
  // A worker of the page's own would answer before the replies that are put in here.
  serviceWorkers: 'block',
  // Pictures of ten pages would take longer than the pages.
  trace: { mode: 'retain-on-failure', screenshots: false },
  signedIn: async ({ context, studio }, use) =>
    use((person, keeping) => keepSession(context, studio.origin, person, keeping)),
  wire: async ({ context }, use) => use(watchWire(context)),
})

export { expect }

export const rail = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main', exact: true })

export const switcherOf = (page: Page): Locator =>
  rail(page).getByRole('button', { name: /^Switch organization/ })

export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

/** Opened, and the person is in. */
export async function openTab(page: Page, path = '/home/library'): Promise<Page> {
  await page.goto(path)
  await expect(rail(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  return page
}

/** A screen is opened, and with it the counts of the menu are asked. */
export async function makeCall(page: Page): Promise<void> {
  const isHome = new URL(page.url()).pathname === '/home/library'
  const path = isHome ? '/home/newprograms' : '/home/library'
  await page.locator(`nav a[href="${path}"]`).first().click()
}

/** The status of the call that a screen makes, as this page hears it in the end. */
export async function callFrom(page: Page): Promise<number> {
  const heard = page.waitForResponse(
    (response) => response.url().endsWith('/getMenuNotificationCount') && response.ok(),
  )
  await makeCall(page)
  return (await heard).status()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

/** Pages of this origin that wait for the refresh of another. */
export function waitingForRefresh(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query()
    return pending.filter(({ name }) => name === 'auth.refresh').length
  })
}

/** Left on the page's window: a full load takes it away. */
export const leaveMark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { mark: true }))

export const hasMark = (page: Page): Promise<boolean> => page.evaluate(() => 'mark' in window)

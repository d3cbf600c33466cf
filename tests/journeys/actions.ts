/** What a person does and sees on every screen, around its content. */
import { expect, type Locator, type Page } from '@playwright/test'
import { keepSession } from './session/stored'
import { password } from './studio'

/** The menu of sections, in each language the journeys use. */
export const rail = (page: Page): Locator =>
  page.getByRole('navigation', { name: /^(Main|Hauptnavigation)$/ })

export const switcherOf = (page: Page): Locator =>
  rail(page).getByRole('button', { name: /^Switch organization/ })

export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

/** The name of the current customer, in the header. */
export const place = (page: Page): Locator => page.getByRole('banner').locator('> p')

/** Opens a page and waits until the person is signed in there. */
export async function openTab(page: Page, path = '/home/library'): Promise<Page> {
  await page.goto(path)
  await expect(rail(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  return page
}

/** The five of the demo by their names, others by their addresses. */
const addressOf = (name: string) => (name.includes('@') ? name : `${name}@demo.example`)

export async function fillSignIn(page: Page, name: string, secret = password): Promise<void> {
  await page.getByLabel('Email or user name').fill(addressOf(name))
  await page.getByLabel('Password', { exact: true }).fill(secret)
}

export const pressSignIn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Sign in', exact: true }).click()

/** Signs in through the sign-in page, for journeys about it; others use openAs. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, name)
  await pressSignIn(page)
  await expect(rail(page)).toBeVisible()
}

/** Opens a page as somebody who has signed in before. */
export async function openAs(page: Page, person: string, path = '/home/library'): Promise<void> {
  await keepSession(page.context(), person)
  await page.goto(path)
  // Independent of the language.
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

/** Opens the recorder as somebody who has allowed its devices, without a countdown and with a small picture. */
export async function openRecorder(page: Page): Promise<void> {
  await keepSession(page.context(), 'cc', {
    beside: ({ userUUID }) => ({
      [`pref.recorder.${userUUID}`]: JSON.stringify({ countdown: 0, height: 720 }),
    }),
  })
  await page.context().grantPermissions(['camera', 'microphone'])
  await page.goto('/clips/add')
  await readyToRecord(page)
}

export const readyToRecord = (
  page: Page,
  start = page.getByRole('button', { name: /^Record/ }),
): Promise<void> => expect(start).toBeEnabled()

export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
}

export const pressSignOut = (page: Page): Promise<void> =>
  page.getByRole('menuitem', { name: 'Sign out' }).click()

export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page)
  await pressSignOut(page)
}

export async function switchTo(page: Page, customer: string): Promise<void> {
  await switcherOf(page).click()
  await page.getByRole('option', { name: customer }).click()
  await expect(switcherOf(page)).toHaveAccessibleName(new RegExp(customer))
}

/** Opens a screen, which also requests the menu counts. */
export async function makeCall(page: Page): Promise<void> {
  const isHome = new URL(page.url()).pathname === '/home/library'
  const path = isHome ? '/home/newprograms' : '/home/library'
  await page.locator(`nav a[href="${path}"]`).first().click()
}

/** The final status of the call that a screen makes, as the page receives it. */
export async function callFrom(page: Page): Promise<number> {
  const heard = page.waitForResponse(
    (response) => response.url().endsWith('/getMenuNotificationCount') && response.ok(),
  )
  await makeCall(page)
  return (await heard).status()
}

/** Marks the page's window; a full load removes the mark. */
export const leaveMark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { mark: true }))

export const hasMark = (page: Page): Promise<boolean> => page.evaluate(() => 'mark' in window)

/** Counts the loads of a page from now on. */
export function countLoads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** Waits until the service worker is registered, installed and in control of the page. */
export async function workerIsThere(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

/** All of the document that stands open is saved. */
export const savedText = (within: Page | Locator): Locator => within.getByText(/^Saved (now|\d+)/)

/** The page of the clip that stands open: the region with its film. */
export const clipPage = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('form') })

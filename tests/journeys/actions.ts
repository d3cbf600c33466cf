/** What a person does at the page, and sees around every screen. */
import { expect, type Locator, type Page } from '@playwright/test'
import { keepSession } from './session/stored'
import { password } from './studio'

/** In the languages the journeys speak. */
export const rail = (page: Page): Locator =>
  page.getByRole('navigation', { name: /^(Main|Hauptnavigation)$/ })

export const switcherOf = (page: Page): Locator =>
  rail(page).getByRole('button', { name: /^Switch organization/ })

export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

/** The customer one is in. */
export const place = (page: Page): Locator => page.getByRole('banner').locator('p')

/** Opened, and the person is in. */
export async function openTab(page: Page, path = '/home/library'): Promise<Page> {
  await page.goto(path)
  await expect(rail(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  return page
}

export async function fillSignIn(page: Page, name: string, secret = password): Promise<void> {
  await page.getByLabel('Email or user name').fill(`${name}@demo.example`)
  await page.getByLabel('Password', { exact: true }).fill(secret)
}

export const pressSignIn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Sign in', exact: true }).click()

/** By the sign-in page, where that is the subject; otherwise openAs. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, name)
  await pressSignIn(page)
  await expect(rail(page)).toBeVisible()
}

/** Opened by somebody who has signed in before. */
export async function openAs(page: Page, person: string, path = '/home/library'): Promise<void> {
  await keepSession(page.context(), person)
  await page.goto(path)
  // In whatever language.
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

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

/** Left on the page's window: a full load takes it away. */
export const leaveMark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { mark: true }))

export const hasMark = (page: Page): Promise<boolean> => page.evaluate(() => 'mark' in window)

/** How often a page has begun to load since it is watched. */
export function countLoads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** Registered once the page is quiet, installed, and in charge of it. */
export async function workerIsThere(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated')
}

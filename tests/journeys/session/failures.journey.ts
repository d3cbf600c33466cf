// How failures of ordinary calls appear to the person (session.md B3).
import type { Page } from '@playwright/test'
import { countLoads, fillSignIn, makeCall, notices, openTab, pressSignIn, rail } from '../actions'
import { expect, test } from './browser'
import { readSession, readStorage } from './stored'
import { answer } from './wire'

const counts = 'getMenuNotificationCount'

/** Waits for the screen's own call, so that the next one belongs to the next screen. */
async function openCounted(page: Page): Promise<void> {
  const counted = page.waitForResponse((reply) => reply.url().endsWith(counts))
  await openTab(page, '/clips/list')
  await counted
}

test('case 43: a bare 401 ends at session-expired with a full load, and the path is kept', async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn('cm')
  await openCounted(page)
  const loads = countLoads(page)
  await answer(context, counts, { status: 401, body: {} })
  await page.locator('nav a[href="/files/list"]').first().click()
  await expect(page).toHaveURL(/\/login\/status\/sessionExpired$/)
  await expect(page.getByRole('heading', { name: 'Session expired' })).toBeVisible()
  expect(loads()).toBe(1)
  expect(await readSession(page)).toBeNull()

  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, 'cm')
  await pressSignIn(page)
  await expect(page).toHaveURL(/\/files\/list$/)
})

test('case 45: a wrong password is said on the sign-in page and nothing expires', async ({
  context,
  page,
}) => {
  await page.goto('/login')
  const loads = countLoads(page)
  await fillSignIn(page, 'cm', 'not the password')
  await pressSignIn(page)
  const problem = page.getByRole('alert')
  await expect(problem).toHaveText('The name or the password is not right.')

  await answer(context, 'token', {
    status: 401,
    body: { status: 'Error', errorCode: 'wrongCredentials', errorMessage: 'Bad credentials' },
  })
  await fillSignIn(page, 'cm', 'not that one')
  await pressSignIn(page)
  await expect(problem).toHaveText('The name or the password is not right.')
  await expect(page).toHaveURL(/\/login$/)
  expect(loads()).toBe(0)
  expect(Object.keys(await readStorage(page))).not.toContain('flag.logout')
})

test('case 47: a 500 clears the session and leads to the sign-in page, and the path is kept', async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn('cm')
  await openCounted(page)
  await answer(context, counts, { status: 500, body: {} })
  await page.locator('nav a[href="/files/list"]').first().click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const { 'auth.session': session, 'nav.lastPath': lastPath } = await readStorage(page)
  expect(session).toBeUndefined()
  expect(JSON.parse(lastPath ?? '{}')).toMatchObject({ path: '/files/list' })
})

test('case 54: markup in a message of the server is shown as text', async ({
  context,
  page,
  signedIn,
}) => {
  const words = '<img src=x onerror="window.wasRun = true"> could not be read'
  await signedIn('cm')
  await answer(context, 'getCustomerProfiles', {
    status: 200,
    body: { status: 'Error', errorMessage: words },
  })
  await openTab(page)
  await expect(notices(page).getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await expect(notices(page).locator('img')).toHaveCount(0)
  await makeCall(page)
  await expect(rail(page)).toBeVisible()
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})

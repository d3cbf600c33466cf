// The refresh at startup, against every answer it may get (session.md B2 3-9).
import type { Route } from '@playwright/test'
import type { LoginResponse } from '../../../generated/facts/features/session'
import { countLoads, openTab, rail } from '../actions'
import { expect, test } from './browser'
import { readFlag } from './flags'
import { readSession, readStorage, rotationsOf } from './stored'
import { answer } from './wire'
import { userHash } from '../../support/userHash'

/** Well-formed, but unknown to any server. */
const strangeToken = `rt_${'A'.repeat(43)}`
const past = () => Date.now() - 1000
/** Flags and preferences belong to the browser, all other keys to the person. */
const isPersonal = (key: string) => !/^(flag|pref)\./.test(key)

test('case 1: a stored pair is refreshed once and the person is where they were', async ({
  context,
  page,
  signedIn,
  studio,
  wire,
}) => {
  const session = await signedIn('cm', {
    beside: ({ userUUID }) => ({
      'nav.lastPath': JSON.stringify({ path: '/clips/list', userHash: userHash(userUUID) }),
    }),
  })
  await context.clearCookies({ name: /^CloudFront/ })
  await page.goto('/')
  await expect(page).toHaveURL(/\/clips\/list$/)
  await expect(rail(page)).toBeVisible()

  await expect.poll(() => wire.asked('getRolePermissions')).toBe(1)
  expect(wire.asked('refresh')).toBe(1)
  expect(rotationsOf(await readSession(page))).toBe(rotationsOf(session) + 1)
  const cookies = (await context.cookies(`${studio.origin}/media/`)).map(({ name }) => name)
  expect(cookies).toEqual(expect.arrayContaining(['CloudFront-Policy', 'CloudFront-Signature']))
})

test('case 2: who is here for the first time and has to choose a password loads permissions, and sees nothing else', async ({
  context,
  page,
  signedIn,
  wire,
}) => {
  await signedIn('cm')
  await context.route('**/oauth/token', askForPassword)
  for (const path of [
    '/clips/list',
    '/',
    '/login',
    '/myprofile/changepassword',
    '/changepassword',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/resetpassword$/)
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  }
  expect(wire.asked('getRolePermissions')).toBeGreaterThan(0)
})

test('case 5: a refresh token the server does not know lands the person by role, once', async ({
  page,
  signedIn,
  wire,
}) => {
  await signedIn('cm', { session: { rt: strangeToken } })
  await openTab(page, '/clips/list')
  await expect(page).toHaveURL(/\/home\/library$/)
  expect(JSON.stringify(await readStorage(page))).not.toContain(strangeToken)

  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  expect(wire.asked('refresh')).toBe(1)
})

test('case 6: with the access token over as well it is the sign-in page, without a loop', async ({
  page,
  signedIn,
  wire,
}) => {
  await signedIn('cm', { session: { rt: strangeToken, expiresAt: past() } })
  const loads = countLoads(page)
  await page.goto('/home/library')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(loads()).toBeLessThanOrEqual(2)
  expect(wire.asked('refresh')).toBe(1)
  expect(await readSession(page)).toBeNull()
})

test('case 8: somebody who is not active any more is told so and nothing stays behind', async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn('cm', {
    beside: ({ userUUID }) => ({
      'nav.lastPath': JSON.stringify({ path: '/clips/list', userHash: userHash(userUUID) }),
      'ui.footage.search': 'dawn',
      'auth.username': 'cm@demo.example',
    }),
  })
  await answer(context, 'refresh', {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'User is not active' },
  })
  await page.goto('/clips/list')
  await expect(page).toHaveURL(/\/login\/status\/inActive$/)
  await expect(page.getByRole('heading', { name: 'Account not active' })).toBeVisible()
  await expect
    .poll(async () => Object.keys(await readStorage(page)).filter(isPersonal))
    .toEqual(['auth.ep'])
})

test('case 9: a refresh that is not found ends at session-expired with a full load', async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn('cm')
  await answer(context, 'refresh', { status: 404, body: {} })
  const loads = countLoads(page)
  await page.goto('/clips/list')
  await expect(page).toHaveURL(/\/login\/status\/sessionExpired$/)
  await expect(page.getByRole('heading', { name: 'Session expired' })).toBeVisible()
  expect(loads()).toBe(2)
  expect(await readFlag(page, 'logout')).toMatchObject({ reason: 'expired' })
})

/** Simulates it, because nobody in the demo has to choose a new password. */
async function askForPassword(route: Route): Promise<void> {
  const response = await route.fetch()
  const json = (await response.json()) as LoginResponse
  json.additionalDetails.CustomerUserDetails.isFirstTimeLogin = true
  await route.fulfill({ response, json: { ...json, redirect: 'Change Password' } })
}

// Everything a person meets at the doors: links, names, passwords, and where one is led (session.md B4, B2 #27).
import { readFileSync } from 'node:fs'
import {
  test as base,
  expect,
  expectAccessible,
  password,
  plant,
  runStudio,
  signIn,
} from './studio'
import type { Browser, Page, Request, Route } from '@playwright/test'
import type { LoginResponse } from '../../generated/facts/features/session'
import { openMailbox, type Mailbox } from './mailbox'

const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  studio: [
    ({ mailbox }, use) =>
      runStudio(use, (origin) => ({ PUBLIC_ORIGIN: origin, SMTP_URL: mailbox.url })),
    { scope: 'worker', timeout: 90_000 },
  ],
})

const rail = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const place = (page: Page) => page.getByRole('banner').locator('p')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const secret = /S3cret/
const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** What a page asks for while it is open. */
function requestsOf(page: Page): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => seen.push(request))
  return seen
}

const tokensAsked = (requests: readonly Request[]) =>
  requests.filter((request) => request.url().endsWith('/oauth/token'))

const everythingKept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      (window as unknown as { navigation: { entries(): { url: string }[] } }).navigation
        .entries()
        .map(({ url }) => url),
      document.cookie,
      history.state,
    ]),
  )

const toastOf = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).first()
const refused = 'The link names an organization you cannot open.'

async function customersOf(page: Page) {
  const answer = page.waitForResponse((reply) => reply.url().endsWith('getCustomerProfiles'))
  await signIn(page, 'cm')
  const { clientResponse } = (await (await answer).json()) as {
    clientResponse: Record<string, { customerID: string; customerName: string; isLocked: boolean }>
  }
  const profiles = Object.values(clientResponse)
  const here = await place(page).innerText()
  const open = profiles.find(({ customerName, isLocked }) => !isLocked && customerName !== here)
  const locked = profiles.find(({ isLocked }) => isLocked)
  if (!open || !locked) throw new Error('The demo has no such customers.')
  return { open, locked, here }
}

test('case 74: a link’s password leaves the address before anything loads, and nothing keeps it', async ({
  page,
  studio,
}) => {
  const requests = requestsOf(page)
  const held: (() => void)[] = []
  let isHeld = true
  await page.route('**', async (route) => {
    const isPage = route.request().resourceType() === 'document'
    if (isHeld && !isPage) await new Promise<void>((release) => held.push(release))
    await route.continue()
  })
  const opened = page.goto('/login/1/bob/S3cret%2F%2B/42')
  // Only the page itself has come: no script, no style, no font of ours or of anybody else.
  await expect
    .poll(() => page.evaluate(() => location.href).catch(() => ''))
    .toBe(`${studio.origin}/login`)
  isHeld = false
  for (const release of held) release()
  await opened

  await expect(heading(page, 'Sign in as bob')).toBeVisible()
  await expectAccessible(page)
  expect(tokensAsked(requests)).toEqual([])
  expect(await everythingKept(page)).not.toMatch(secret)

  await page.getByRole('button', { name: 'Sign in as bob' }).click()
  await expect(page.getByText('This sign-in link is used up or too old.')).toBeVisible()
  await expect(page.getByLabel('Email or user name')).toHaveValue('bob')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(tokensAsked(requests).map((request) => request.postData())).toEqual([
    expect.stringContaining('via=link'),
  ])
  const [document, ...others] = requests
  expect(document?.url()).toMatch(secret)
  for (const request of others) {
    expect(request.url()).not.toMatch(secret)
    expect((await request.allHeaders())['referer'] ?? '').not.toMatch(secret)
  }
  expect(await everythingKept(page)).not.toMatch(secret)
})

test('case 75: alice is asked before bob signs in over her, and stays unless she says so', async ({
  page,
}) => {
  await signIn(page, 'cm')
  const requests = requestsOf(page)
  await page.goto('/login/1/admin%40demo.example/whatever')
  await expect(heading(page, 'You are signed in as cm')).toBeVisible()
  await expect(page.getByText('Sign in as admin@demo.example instead?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay signed in as cm' }).click()
  await expect(page).toHaveURL(/\/home\/library$/)
  await expect(rail(page)).toBeVisible()
  const asked = tokensAsked(requests).map((request) => request.postData() ?? '')
  expect(asked.filter((body) => body.includes('grant_type=password'))).toEqual([])

  // A name alone leads to the form; until bob is in, alice is.
  await page.goto('/login/1/viewer%40demo.example')
  await page.getByRole('button', { name: 'Sign in as viewer@demo.example' }).click()
  await expect(page.getByLabel('Email or user name')).toHaveValue('viewer@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(rail(page)).not.toContainText('Audience')
})

test.describe('case 77: a customer named by cust', () => {
  test('leads there when it is one’s own, signed in or not', async ({ page, browser, studio }) => {
    const { open } = await customersOf(page)
    await page.goto(`/clips/list?cust=${open.customerID}&sort=title`)
    await expect(place(page)).toHaveText(open.customerName)
    await expect(toastOf(page, `Now in ${open.customerName}.`)).toBeVisible()
    await expect(page).toHaveURL(/\/clips\/list\?sort=title$/)

    const stranger = await strangerIn(browser, studio.origin)
    await stranger.goto(`/clips/list?cust=${open.customerID}`)
    await expect(stranger).toHaveURL(/\/login$/)
    await fillAndSignIn(stranger, 'cm')
    await expect(place(stranger)).toHaveText(open.customerName)
    await expect(stranger).toHaveURL(/\/clips\/list$/)
    await stranger.context().close()
  })

  test('is ignored, and says so, when it is locked, foreign, twice or 10 kB', async ({ page }) => {
    const { open, locked, here } = await customersOf(page)
    for (const query of [
      `cust=${locked.customerID}`,
      'cust=01ARZ3NDEKTSV4RRFFQ69G5FAV',
      `cust=${open.customerID}&cust=${open.customerID}`,
      `cust=${'c'.repeat(10_000)}`,
    ]) {
      await page.goto(`/clips/list?${query}`)
      await expect(toastOf(page, refused)).toBeVisible()
      await expect(place(page)).toHaveText(here)
      await expect(page).toHaveURL(/\/clips\/list$/)
    }
  })
})

/** Nobody of the demo is here for the first time. */
async function asFirstTime(route: Route): Promise<void> {
  const response = await route.fetch()
  const json = (await response.json()) as LoginResponse
  json.additionalDetails.CustomerUserDetails.isFirstTimeLogin = true
  await route.fulfill({ response, json })
}

test('case 2: a forgotten password: the mail, its link, and the forced change the whole way', async ({
  page,
  mailbox,
}) => {
  await page.goto('/clips/list')
  await page.getByLabel('Email or user name').fill('cc@demo.example')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/resetpassword$/)
  await expect(page.getByLabel('Email or user name')).toHaveValue('cc@demo.example')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('If there is an account for cc@demo.example')).toBeVisible()
  await expectAccessible(page)

  const link = await mailbox.linkFor('cc@demo.example')
  await page.goto(link)
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'Sign in as cc' }).click()
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await expectAccessible(page)

  // The first time this person is here: permissions are loaded although nothing else opens.
  await page.route('**/oauth/token', asFirstTime)
  await page.evaluate(() => {
    // A pair of less than ten seconds would be taken as it is.
    const session = JSON.parse(localStorage.getItem('auth.session') ?? '{}') as object
    localStorage.setItem('auth.session', JSON.stringify({ ...session, lastRefreshAt: 0 }))
  })
  const permissions = page.waitForResponse((reply) => reply.url().endsWith('getRolePermissions'))
  await page.reload()
  expect((await permissions).status()).toBe(200)
  await page.unroute('**/oauth/token', asFirstTime)
  for (const path of [
    '/clips/list',
    '/',
    '/login',
    '/myprofile/changepassword',
    '/changepassword',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/resetpassword$/)
    await expect(heading(page, 'Choose a new password')).toBeVisible()
  }

  const fresh = 'four quiet herons wade'
  plant(fresh)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible()
  await page.getByLabel('New password').fill('1234567890')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Many people use this password. Choose another.')).toBeVisible()
  await page.getByLabel('New password').fill(fresh)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  // Back to what was asked for before the mail.
  await expect(page).toHaveURL(/\/clips\/list$/)
  await expect(rail(page)).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/clips\/list$/)

  // The link is used up, the new password opens, the old one does not.
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in as cc' }).click()
  await expect(page.getByText('This sign-in link is used up or too old.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(rail(page)).toBeVisible()
})

test('/changepassword leads to the password, and a new one is chosen there', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/changepassword')
  await expect(page).toHaveURL(/\/myprofile\/changepassword$/)
  await expect(page.getByText('This device')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password').fill('seven slow otters drift')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('The current password is not right.')).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
})

test('the list of sessions ends another browser’s session within a second', async ({
  page,
  browser,
  studio,
}) => {
  await signIn(page, 'super')
  const other = await strangerIn(browser, studio.origin)
  await signIn(other, 'super')
  await page.goto('/myprofile/changepassword')
  const end = page.getByRole('button', { name: 'Sign out Chrome on Windows' })
  await expect(end).toHaveCount(1)
  await end.click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign out Chrome on Windows?' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await end.click()
  const ended = page.waitForResponse((reply) => reply.url().endsWith('endSession'))
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
  await ended
  await expect(end).toHaveCount(0)
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()

  const endedAt = Date.now()
  await other.goto('/myprofile/changepassword')
  await expect(other).toHaveURL(/\/login\/status\/sessionExpired$/)
  expect(Date.now() - endedAt).toBeLessThan(3000)
  await expectAccessible(other)
  await other.context().close()

  const third = await strangerIn(browser, studio.origin)
  await signIn(third, 'super')
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Sign out everywhere else' })
    .click()
  await expect(page.getByText('1 other session is signed out.')).toBeVisible()
  await third.reload()
  await expect(third).toHaveURL(/\/login\/status\/sessionExpired$/)
  await third.context().close()
})

test('the page carries nothing before the script that takes the link away', () => {
  const page = readFileSync('dist/client/index.html', 'utf8')
  const first = /<(script|link|style|img|iframe)\b/.exec(page)
  expect(page.slice(first?.index).startsWith('<script>')).toBe(true)
  expect(page.slice(first?.index, page.indexOf('</script>'))).toContain('signInLink')
})

async function strangerIn(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    userAgent: chromeOnWindows,
    viewport: { width: 1600, height: 900 },
  })
  return context.newPage()
}

async function fillAndSignIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Email or user name').fill(`${name}@demo.example`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

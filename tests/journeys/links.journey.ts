// Sign-in links (session.md B4): their content is stored nowhere, and nobody is signed out by them.
import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { openAs, pressSignIn, rail } from './actions'
import { expect, expectAccessible, password, test } from './studio'

const secret = /S3cret/
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** The requests of a page while it is open. */
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
  // Only the document was requested: no script, style or font, neither ours nor another's.
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
  await openAs(page, 'cm')
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

  // A link with a name only leads to the form; alice stays signed in until bob is.
  await page.goto('/login/1/viewer%40demo.example')
  await page.getByRole('button', { name: 'Sign in as viewer@demo.example' }).click()
  await expect(page.getByLabel('Email or user name')).toHaveValue('viewer@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await pressSignIn(page)
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(rail(page)).not.toContainText('Audience')
})

test('the page carries nothing before the script that takes the link away', () => {
  const page = readFileSync('dist/client/index.html', 'utf8')
  const first = /<(script|link|style|img|iframe)\b/.exec(page)
  expect(page.slice(first?.index).startsWith('<script>')).toBe(true)
  expect(page.slice(first?.index, page.indexOf('</script>'))).toContain('signInLink')
})

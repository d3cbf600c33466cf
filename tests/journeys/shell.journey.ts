import { fillSignIn, openAs, pressSignIn, rail, signIn, signOut, switcherOf } from './actions'
import { readSession } from './session/stored'
import { expect, expectAccessible, test } from './studio'

test('the empty path leads to /login', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
})

test('a wrong password stays on the page and says so', async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'cm', 'not the password')
  await pressSignIn(page)
  await expect(page.getByText('The name or the password is not right.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

for (const { name, landing } of [
  { name: 'cm', landing: '/home/library' },
  { name: 'viewer', landing: '/home/library' },
  { name: 'super', landing: '/organization/customer/manage' },
])
  test(`${name} lands on ${landing}`, async ({ page }) => {
    await signIn(page, name)
    await expect(page).toHaveURL(new RegExp(`${landing}$`))
  })

test('a deep link waits for the sign-in and is then opened', async ({ page }) => {
  await page.goto('/clips/list')
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, 'cc')
  await pressSignIn(page)
  await expect(page).toHaveURL(/\/clips\/list$/)
})

test('a route without access leads to the landing page with a notice', async ({ page }) => {
  await openAs(page, 'viewer')
  await page.goto('/clips/list')
  await expect(page).toHaveURL(/\/home\/library$/)
  await expect(page.getByRole('status').filter({ hasText: 'Footage' })).toBeVisible()
})

test('an address that is no route says so', async ({ page }) => {
  await openAs(page, 'cm')
  await page.goto('/no/such/page')
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible()
  await expect(page).toHaveURL(/\/no\/such\/page$/)
  await expectAccessible(page)
})

test('a service that is not set up says what the operator has to do, and offers nothing else', async ({
  page,
}) => {
  await openAs(page, 'cm', '/integrations/zoom')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading')).toContainText('Zoom is not connected')
  await expect(main.getByText('ZOOM_CLIENT_SECRET')).toBeVisible()
  await expect(main.getByRole('button', { name: /^Connect/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('a top-level path leads to its first permitted screen', async ({ page }) => {
  await openAs(page, 'cm')
  await page.goto('/clips')
  await expect(page).toHaveURL(/\/clips\/list$/)
})

test('the profile switcher finds, clears, refuses the locked and switches', async ({ page }) => {
  await openAs(page, 'cm')
  const logo = switcherOf(page)
  const before = await logo.getAttribute('aria-label')
  await logo.click()
  const switcher = page.getByRole('dialog', { name: 'Switch organization' })
  const search = switcher.getByPlaceholder('Search company or location')
  await expect(search).toBeFocused()
  await expect(page.getByText('(locked)', { exact: false })).toBeVisible()
  await expectAccessible(page)
  const popup = await switcher.boundingBox()
  expect(popup?.width).toBe(400)
  expect(popup?.height).toBe(768)

  await search.fill('no such organization')
  await page.getByRole('button', { name: 'Clear Search' }).last().click()
  await expect(search).toHaveValue('')
  const others = page.getByRole('option').filter({ hasNotText: '(locked)' })
  await others.nth(1).click()
  await expect(switcher).toBeHidden()
  await expect(logo).not.toHaveAttribute('aria-label', before ?? '')
})

test('the language changes every word, and is remembered', async ({ page }) => {
  await openAs(page, 'cm')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(rail(page)).toContainText('Aufgaben')
  await page.reload()
  await expect(rail(page)).toContainText('Aufgaben')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('under 1280 the dialog explains the resolution and can be continued', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await openAs(page, 'cm')
  const dialog = page.getByRole('dialog', { name: 'Screen Resolution Unsupported' })
  await expect(dialog).toContainText('Windows')
  await expect(dialog).toContainText('Mac')
  await expect(dialog).toContainText('1280')
  await dialog.getByRole('button', { name: 'Continue anyway' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(rail(page)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('signing out clears the session, in every tab', async ({ page, context }) => {
  await openAs(page, 'cm')
  const other = await context.newPage()
  await other.goto('/home/library')
  await expect(rail(other)).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  expect(await readSession(page)).toBeNull()
})

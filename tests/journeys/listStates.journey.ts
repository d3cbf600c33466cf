// What every drawn list says while it cannot show its rows; and that it is worked with by keys alone.
import type { Page } from '@playwright/test'
import { openAs, switchTo } from './actions'
import { signInOverHttp } from './api'
import { said } from './said'
import { expect, expectAccessible, test } from './studio'
import { withResolvers } from '../support/withResolvers'

const path = '/audience/contacts'
const rowsAsked = '**/contacts/listContacts'

const focused = (page: Page) => page.locator(':focus')

test('it is loading, failed, forbidden, empty, without a hit, and offline, and says so each time', async ({
  page,
  context,
  studio,
}) => {
  await openAs(page, 'cm', '/home/library')
  const lost = withResolvers<void>()
  await page.route(rowsAsked, async (route) => {
    await lost.promise
    await route.abort()
  })
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.locator('[aria-busy=true]')).toBeVisible()
  await expectAccessible(page)
  lost.resolve()
  await expect(main).toContainText('This could not be loaded')
  await expectAccessible(page)
  await page.unroute(rowsAsked)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('row').nth(1)).toBeVisible()

  // The server refuses whoever may not see them.
  const { access_token: at } = await signInOverHttp(studio.origin, 'viewer')
  await page.route(rowsAsked, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${at}` } }),
  )
  await page.reload()
  await expect(main).toContainText('You may not see this')
  await expectAccessible(page)
  await page.unroute(rowsAsked)
  await page.goto(path)

  await page.getByRole('searchbox').fill('nobody at all')
  await expect(main).toContainText('Nothing found')
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(main.getByRole('row').nth(1)).toBeVisible()

  // What is typed while offline is saved as soon as there is a network again.
  await main.getByRole('row').getByText('Annika Strand').click()
  const panel = page.getByRole('region', { name: 'Annika Strand' })
  await panel.getByLabel('Phone').fill('+49 40 5550 1')
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(panel).toContainText('Saved as soon as you are online again')
  await expectAccessible(page)
  await context.setOffline(false)
  await said(page, '“Annika Strand” saved')
  await panel.getByRole('button', { name: 'Close' }).click()

  await switchTo(page, 'Brightcut Post Production')
  await page.goto(path)
  await expect(main).toContainText('No contacts yet')
  await expectAccessible(page)
})

test('by keys alone one finds, filters, opens, edits, saves and takes back', async ({ page }) => {
  await openAs(page, 'cm', path)
  const list = page.getByRole('main')
  await expect(list.getByRole('row').nth(1)).toBeVisible()
  const press = (key: string) => page.keyboard.press(key)

  await press('f')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  const found = page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/listContacts') &&
      (reply.request().postData() ?? '').includes('"tagus"'),
  )
  await page.keyboard.type('tagus')
  await found
  await expect(list.getByRole('row', { name: /Carla Mendes/ })).toBeVisible()
  await expect(list.getByRole('row', { name: /Annika Strand/ })).toBeHidden()
  await press('Enter')
  await expect(focused(page)).toHaveAttribute('data-item')
  await press('j')
  await press('k')
  await press('Enter')
  const panel = page.getByRole('main').getByRole('region').last()
  await expect(page).toHaveURL(/open=/)
  await expect(focused(page)).toHaveRole('heading')
  const name = await focused(page).innerText()

  const company = page.getByLabel('Company', { exact: true }).last()
  for (let steps = 0; steps < 20; steps += 1) {
    if (await company.evaluate((field) => field === document.activeElement)) break
    await press('Tab')
  }
  await expect(company).toBeFocused()
  await press('ControlOrMeta+a')
  await page.keyboard.type('Tagus Group')
  await press('ControlOrMeta+s')
  await said(page, `“${name}” saved`)
  await press('Alt+ArrowDown')
  await expect(panel).not.toHaveAccessibleName(name)
  await press('Escape')
  await expect(page).not.toHaveURL(/open=/)
  await expect(focused(page)).toHaveAttribute('data-item')

  const row = focused(page)
  const gone = await row.getAttribute('data-item')
  await press('Delete')
  await expect(page.locator(`[data-item="${gone}"]`)).toBeHidden()
  await said(page, '1 contact moved to the trash')
  await press('ControlOrMeta+z')
  await expect(page.locator(`[data-item="${gone}"]`)).toBeVisible()
})

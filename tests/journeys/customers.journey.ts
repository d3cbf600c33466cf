// Staff keep customers: they add one, lock another under its people, and do not overwrite each other.
import type { Browser, Locator, Page } from '@playwright/test'
import { fillSignIn, notices, openAs, pressSignIn, rail } from './actions'
import { said } from './said'
import { expect, expectAccessible, test } from './studio'

const path = '/organization/customer/manage'

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })

async function inOtherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

test('a customer is added once all it needs is there, by keys alone', async ({ page }) => {
  await openAs(page, 'super', path)
  await expect(row(page, 'Bluefin Logistics')).toContainText(/\d of 12/)
  await page.keyboard.press('n')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.focus()
  await page.keyboard.type('Aurora Research')
  await expect(page.getByRole('textbox', { name: 'Seats' })).toHaveValue('5')
  await expect(page.getByRole('textbox', { name: 'Storage' })).toHaveValue('50')
  await expect(page.getByRole('textbox', { name: 'Sign out after' })).toHaveValue('60')
  await page.getByRole('textbox', { name: 'Seats' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toContainText('Seats')
  await expectAccessible(page)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('15')
  await page.getByRole('checkbox', { name: 'Storyboards' }).press('Space')
  await page.keyboard.press('Control+s')
  await said(page, '“Aurora Research” added')
  await expect(row(page, 'Aurora Research')).toContainText('0 of 15')
  await page.getByRole('button', { name: 'Invite its first manager' }).press('Enter')
  const form = page.getByRole('region', { name: 'Invite' })
  await expect(form).toContainText('Aurora Research')
  await expect(form).toContainText('Campaign manager')
})

test('a customer that is locked is closed to its people at once, until that is undone', async ({
  page,
  browser,
}) => {
  const ruth = await inOtherBrowser(browser)
  await ruth.goto('/login')
  await fillSignIn(ruth, 'ruth.abbott@tidewatermuseum.example')
  await pressSignIn(ruth)
  await expect(rail(ruth)).toBeVisible()

  await openAs(page, 'super', path)
  await row(page, 'Tidewater Museum').getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Lock' }).click()
  const question = page.getByRole('alertdialog', { name: 'Lock' })
  await expect(question).toContainText('1 person is signed in now.')
  await question.getByRole('button', { name: 'Lock' }).click()
  await expect(row(page, 'Tidewater Museum')).toContainText('Locked')
  // Offered once the server has done it.
  const undo = notices(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  // Her page may have learned of it by itself.
  await ruth.reload()
  await expect(ruth).toHaveURL(/\/login\/status\/inActive/)
  await ruth.goto('/login')
  await fillSignIn(ruth, 'ruth.abbott@tidewatermuseum.example')
  await pressSignIn(ruth)
  await expect(ruth.getByRole('alert')).toContainText('is locked. Contact support.')

  await undo.click()
  await expect(row(page, 'Tidewater Museum')).toContainText('Active')
  await ruth.goto('/login')
  await fillSignIn(ruth, 'ruth.abbott@tidewatermuseum.example')
  await pressSignIn(ruth)
  await expect(rail(ruth)).toBeVisible()
  await ruth.context().close()
})

test('two who change one customer at once each see what the other did', async ({
  page,
  browser,
}) => {
  const other = await inOtherBrowser(browser)
  for (const each of [page, other]) {
    await openAs(each, 'super', path)
    await row(each, 'Vantage Engineering').getByText('Vantage Engineering').click()
    await expect(each.getByRole('textbox', { name: 'Seats' })).toHaveValue('30')
  }
  await page.getByRole('textbox', { name: 'Seats' }).fill('32')
  await other.getByRole('textbox', { name: 'Seats' }).fill('31')
  await other.getByRole('textbox', { name: 'City' }).fill('Augsburg')
  await other.keyboard.press('Control+s')
  await said(other, '“Vantage Engineering” saved')

  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('region', { name: 'Changed by both' })
  await expect(conflict).toContainText('You both changed 1 field')
  await expectAccessible(page)
  await conflict.getByRole('radio', { name: /32/ }).check()
  await page.keyboard.press('Control+s')
  await said(page, 'Vantage Engineering')
  await expect(row(page, 'Vantage Engineering')).toContainText('Augsburg')
  await expect(row(page, 'Vantage Engineering')).toContainText('6 of 32')
  await other.context().close()
})

// Staff try what cannot be undone before they do it, and see what became of letters.
import { readFileSync } from 'node:fs'
import { openAs } from './actions'
import { said } from './said'
import { expect, expectAccessible, test } from './studio'

test('an action is tried, confirmed by name, done, and tells what it did', async ({ page }) => {
  await openAs(page, 'super', '/organization/customer/actions')
  await page.getByRole('button', { name: 'New action' }).first().click()
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Empty the trash')
  await page.getByRole('combobox', { name: 'Organization' }).fill('Bluefin')
  await page.getByRole('option', { name: 'Bluefin Logistics' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('This is missing.')).toBeVisible()
  await page.getByLabel('In the trash for (days)').fill('0')
  await page.keyboard.press('Control+s')
  const panel = page.getByRole('region', { name: 'Bluefin Logistics' })
  await expect(panel).toContainText('clips would be deleted for good')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Do it for good' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill('Bluefin Logistics')
  await dialog.getByRole('button', { name: 'Do it for good' }).click()
  await said(page, '1 action begun')
  await expect(panel).toContainText('clips deleted for good')
})

test('all that is stored of an organization is made into a file and downloaded', async ({
  page,
}) => {
  await openAs(page, 'super', '/organization/customer/actions?new')
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Export an organization')
  await page.getByRole('combobox', { name: 'Organization' }).fill('Harbour')
  await page.getByRole('option', { name: 'Harbour Credit Union' }).click()
  await page.keyboard.press('Control+s')
  const panel = page.getByRole('region', { name: 'Harbour Credit Union' })
  const saved = page.waitForEvent('download')
  await panel.getByRole('link', { name: /^Download harbour-credit-union-/ }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^harbour-credit-union-\d{4}-\d\d-\d\d\.ndjson$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\n')
  const rows = lines.map((line) => JSON.parse(line) as { table?: string; file?: string })
  expect(rows.map(({ table }) => table)).toContain('customers')
  expect(rows.filter((row) => row.file !== undefined)).not.toEqual([])
})

test('the letters of an invitation can be followed where no mail server is configured', async ({
  page,
}) => {
  await openAs(page, 'super', '/organization/user/manage/SuperAdmin')
  await page.getByRole('button', { name: 'Invite' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Aoife Byrne')
  await page.getByRole('textbox', { name: 'Email' }).fill('aoife.byrne@bluefinlogistics.example')
  await page.getByRole('combobox', { name: 'Organization' }).fill('Bluefin')
  await page.getByRole('option', { name: 'Bluefin Logistics' }).click()
  await page.getByRole('combobox', { name: 'Roles' }).fill('View')
  await page.getByRole('option', { name: 'Viewer' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await said(page, '“Aoife Byrne” added')
  await page.goto('/organization/customer/actions')
  await page.getByRole('link', { name: 'Outgoing letters' }).click()
  await page.getByRole('row').getByText('Aoife Byrne').click()
  const letter = page.getByRole('region', { name: 'Aoife Byrne' })
  await expect(letter.getByRole('link', { name: 'Open the link' })).toBeVisible()
  await expectAccessible(page)
})

// Names of other rows are links to them, for those who may open their lists.
import type { Page } from '@playwright/test'
import { openAs } from './actions'
import { expect, expectAccessible, test } from './studio'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a list of a contact opens among the lists, whatever that list is asked for', async ({
  page,
}) => {
  await openAs(page, 'cm', '/audience/contacts?search=Jens')
  await rowOf(page, 'Jens Petersen').getByRole('link', { name: 'Press 2026' }).click()
  await expect(page).toHaveURL(/\/audience\/contactlist\?open=/)
  await expect(page.getByRole('region', { name: 'Press 2026', exact: true })).toBeVisible()

  await page.goto(`${page.url()}&search=nothing+of+the+kind`)
  await expect(page.getByRole('region', { name: 'Press 2026', exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a customer of an account opens among the customers, and Back leads to the accounts', async ({
  page,
}) => {
  await openAs(page, 'super', '/organization/user/manage/SuperAdmin?search=Aoife')
  const customer = rowOf(page, 'Aoife Byrne').getByRole('link', { name: 'Ledger & Lane' })
  await customer.click()
  await expect(page.getByRole('region', { name: 'Ledger & Lane', exact: true })).toBeVisible()
  await page.goBack()
  await expect(customer).toBeVisible()
})

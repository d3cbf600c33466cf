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

test('the owner of a program opens in the directory, and Back leads to the programs', async ({
  page,
}) => {
  // A narrow list leaves out its last columns.
  await page.setViewportSize({ width: 2200, height: 900 })
  await openAs(page, 'cm', '/myprograms/list?view=table')
  const owner = page.getByRole('row').getByRole('link', { name: 'Chloe Brandt' }).first()
  const name = await owner.innerText()
  await owner.click()
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('row').getByRole('link', { name }).first()).toBeVisible()
})

import { expect, type Page } from '@playwright/test'

export const contacts = 'entry normal/audience/audience.contacts'

export const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })
export const stage = (page: Page) => page.getByRole('region', { name: 'Menu of this lens' })
export const changes = (page: Page) => page.getByRole('region', { name: 'Changes' })
export const line = (page: Page, name: string) =>
  page.getByRole('treeitem', { name, exact: true }).first()

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // The first page of a fresh server waits until its modules are made.
  await expect(page.getByRole('tree', { name: 'All entries' })).toBeVisible()
}

export async function hideUnlessNewFlag(page: Page): Promise<void> {
  const panel = inspector(page)
  await panel.getByRole('button', { name: /^Require a new flag/ }).click()
  await panel.getByLabel('Name').fill('showContacts')
  await panel.getByLabel('Meaning').fill('The customer works with contacts.')
  await panel.getByRole('button', { name: 'Add flag' }).click()
}

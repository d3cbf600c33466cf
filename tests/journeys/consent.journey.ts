// Somebody called off what they agreed to: their case stands first, says what shows them, and is empty once that is taken down.
import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openAs } from './actions'
import { expect, expectAccessible, test } from './studio'

// What is revoked here would be missing elsewhere.
test.use({ house: 'consent', colorScheme: 'light' })

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a case lists what shows somebody, takes it down, and keeps what they agreed to', async ({
  page,
}) => {
  await openAs(page, 'cm', '/tasks/crowd-sourced/consents')
  const first = page.locator('[data-item]').first()
  await expect(first).toContainText('Rosa Jimenez')
  await expect(first).toContainText('Ended, still used')
  await first.getByText('Rosa Jimenez').click()

  const rosa = panel(page, 'Rosa Jimenez')
  await expect(rosa.getByText('She has changed her job, and called.')).toBeVisible()
  await rosa.getByRole('button', { name: 'Show text' }).click()
  await expect(rosa.getByText('I may withdraw this at any time')).toBeVisible()
  const saved = page.waitForEvent('download')
  await rosa.getByRole('button', { name: 'Save a copy' }).click()
  expect((await saved).suggestedFilename()).toBe('Rosa Jimenez.txt')
  await expect(rosa.getByText('1 clip is hidden')).toBeVisible()
  await expect(rosa.getByRole('link', { name: 'Good days, rough cut' })).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'case-light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await picture(page, 'case-dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Continue anyway' }).click()
  await rosa.getByRole('heading', { name: 'Used in' }).scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await picture(page, 'case-390')

  await rosa.getByRole('button', { name: 'Remove all' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('button', { name: 'Remove all' }).click()
  await expect(rosa.getByText('Nothing shows them any more.')).toBeVisible()
})

test('a campaign manager revokes a consent and says why', async ({ page }) => {
  await openAs(page, 'cm', '/tasks/crowd-sourced/consents')
  await page.getByText('Tomas Lindgren').click()
  const tomas = panel(page, 'Tomas Lindgren')
  await expect(tomas.getByText('Their clips are used nowhere.')).toBeVisible()
  await tomas.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('textbox').fill('He asked for it by mail.')
  await asked.getByRole('button', { name: 'Revoke' }).click()
  await expect(tomas.getByText('He asked for it by mail.')).toBeVisible()
  await expect(tomas.getByText('Nothing shows them any more.')).toBeVisible()

  await page.getByRole('button', { name: 'Release forms', exact: true }).click()
  await expect(page).toHaveURL(/crowd-sourced\/forms/)
  // In the list before, the form of each case is told behind its name.
  const form = page.locator('[data-item]').filter({ hasText: /^Film release/ })
  await expect(form).toBeVisible()
  await picture(page, 'forms-light')
})

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync('test-results/consent', { recursive: true })
  await page.screenshot({ path: `test-results/consent/${name}.png`, animations: 'disabled' })
}

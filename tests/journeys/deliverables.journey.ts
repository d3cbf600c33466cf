// What one person owes another: delivered, too quiet for its specification, accepted with a reason.
import type { Page } from '@playwright/test'
import { openAs } from './actions'
import { keepSession } from './session/stored'
import { expect, expectAccessible, test } from './studio'

test.use({ house: 'tasks' })

const title = 'March news, vertical'
const act = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const owed = (page: Page) => page.getByRole('row', { name: new RegExp(title) })

test('a manager says what is owed, a creator delivers it, and a fail is accepted with a reason', async ({
  page,
  browser,
  studio,
}) => {
  await openAs(page, 'cm', '/tasks/deliverable')
  await act(page, 'New deliverable').click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByLabel('Specification').selectOption('social')
  await page.getByRole('combobox', { name: 'Made by' }).fill('Chloe')
  await page.getByRole('option', { name: /Chloe/ }).click()
  await page.getByLabel('Due', { exact: true }).fill('2020-01-31')
  await expect(page.getByText('This day is in the past.')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.locator('[data-alert]', { hasText: 'Due Jan 31, 2020' })).toBeVisible()
  await page.goto('/tasks/deliverable')
  await expect(owed(page).locator('time[data-alert]')).toHaveText('Jan 31, 2020')

  const elsewhere = await browser.newContext({
    baseURL: studio.origin,
    viewport: { width: 1600, height: 900 },
  })
  await keepSession(elsewhere, 'cc')
  const creator = await elsewhere.newPage()
  await creator.goto('/tasks/ctr')
  await creator.getByRole('button', { name: /^To deliver \d+/ }).click()
  await creator
    .getByRole('navigation', { name: 'To deliver' })
    .getByRole('button', { name: title })
    .click()
  await act(creator, /^Deliver/).click()
  const choice = creator.getByRole('dialog')
  await choice.getByRole('combobox').fill('What is new in March')
  await creator.getByRole('option', { name: 'What is new in March' }).click()
  // It is checked before it is delivered.
  await expect(choice.getByText('Loudness')).toBeVisible()
  await choice.getByRole('button', { name: 'Deliver', exact: true }).click()
  await expect(creator.getByText(/dB too quiet/)).toBeVisible()
  await expectAccessible(creator)

  await page.goto('/tasks/deliverable')
  await owed(page).click()
  await expect(page.getByText(/dB too quiet/)).toBeVisible()
  await expectAccessible(page)
  await act(page, /^Accept with a reason/).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('textbox').fill('A rough cut, for the team alone.')
  await asked.getByRole('button', { name: /^Accept with a reason/ }).click()
  await expect(page.getByText('A rough cut, for the team alone.')).toBeVisible()
})

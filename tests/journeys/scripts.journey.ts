import { openAs } from './actions'
import { said } from './said'
import { expect, expectAccessible, test } from './studio'

test('a script is written, saved by itself, tried, made ready and kept in versions', async ({
  page,
}) => {
  await openAs(page, 'cm', '/script')
  await expect(page.getByRole('grid').getByText('Welcome to Northwind')).toBeVisible()
  await page.getByRole('button', { name: 'Write script' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill('Crane at dawn')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('One two three.\n\n[Smile.] Four five.')
  await expect(page.getByText('5 words · 00:03 to read')).toBeVisible()
  const panel = page.getByRole('region', { name: 'Write script' })
  await panel.getByRole('button', { name: 'Write script' }).click()
  await expect(page.getByText('Saved by itself')).toBeVisible()

  await text.fill('One two three four five six.')
  await expect(page.getByText('Saving', { exact: true })).toBeVisible()
  await expect(page.getByText('Saved by itself')).toBeVisible()
  await page.getByRole('button', { name: 'Try it' }).click()
  const trial = page.getByRole('dialog', { name: 'Try “Crane at dawn”' })
  await page.keyboard.press('Space')
  await expect(trial.getByRole('button', { name: 'Hold' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(trial.getByText('150 words a minute')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(trial).toBeHidden()

  await page.getByRole('button', { name: 'More actions' }).last().click()
  await page.getByRole('menuitem', { name: 'Mark as ready' }).click()
  await expect(page.getByText('Each save is a new version.')).toBeVisible()
  await text.fill('Seven.')
  await page.keyboard.press('Control+s')
  await said(page, /saved/i)
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Read version 1' }).click()
  await page.getByRole('button', { name: 'Put this text into the form' }).click()
  await expect(text).toHaveValue('One two three four five six.')
  await expectAccessible(page)
})

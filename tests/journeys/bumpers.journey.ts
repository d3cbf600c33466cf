import { openAs } from './actions'
import { said } from './said'
import { expect, expectAccessible, test } from './studio'

test('a bumper is made of footage, refused in words, put to use and made the default', async ({
  page,
}) => {
  await openAs(page, 'cm', '/bumpers')
  const grid = page.getByRole('grid')
  await expect(grid.getByText('Harbour opening')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add bumper' }).first().click()
  const panel = page.getByRole('region', { name: 'Add bumper' })
  await panel.getByLabel('Title').fill('Spring opening')
  await panel.getByRole('radio', { name: 'Intro' }).check()
  const footage = panel.getByRole('combobox', { name: 'Footage' })
  await footage.fill('Archive')
  await page.getByRole('option', { name: 'Archive reel, 4:3' }).click()
  await panel.getByRole('button', { name: 'Add bumper' }).click()
  await expect(panel.getByText('A bumper has a picture of 16:9, 9:16, 1:1 or 4:5.')).toBeVisible()
  await footage.fill('Welcome')
  await page.getByRole('option', { name: 'Welcome from the studio' }).click()
  await panel.getByRole('button', { name: 'Add bumper' }).click()
  const open = page.getByRole('region', { name: 'Spring opening' })
  await open.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Use in programs' }).click()
  await said(page, 'can be used in programs')
  await open.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Make the default' }).click()
  await said(page, 'is the default')
  await expectAccessible(page)
})

import { openAs } from './actions'
import { expect, expectAccessible, test } from './studio'

test('a template is made, mended where it must be, published and changed again', async ({
  page,
}) => {
  await openAs(page, 'cm', '/alltemplate/list')
  await expect(page.getByRole('grid').getByText('Onboarding')).toBeVisible()
  await page.getByRole('button', { name: 'New template' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill('Harbour tour')
  await page.keyboard.press('Control+s')
  const story = page.getByRole('region', { name: 'Harbour tour' })
  await story.getByRole('button', { name: 'Slot', exact: true }).click()
  await story.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(story.getByText('Say what this place is called.')).toBeVisible()
  await story.getByLabel('Label').fill('The cranes')
  await story.getByLabel('Longest').fill('12,5')
  await story.getByRole('button', { name: 'Title', exact: true }).click()
  await expect(story).toContainText('2 parts · 00:07 to 00:17 when filled')
  await page.keyboard.press('Control+z')
  await expect(story).toContainText('1 part · 00:03 to 00:13 when filled')
  await expectAccessible(page)

  await story.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(page.getByText('Version 1 of “Harbour tour” is published')).toBeVisible()
  await page.reload()
  await expect(story.getByRole('button', { name: 'Part 1: The cranes' })).toBeVisible()
  await expect(story.getByRole('button', { name: /^Publish/ })).toBeHidden()
  await story.getByRole('button', { name: 'Remove: The cranes' }).click()
  await expect(story.getByRole('button', { name: 'Publish version 2' })).toBeVisible()
  await story.getByRole('button', { name: 'Versions' }).click()
  await story.getByRole('button', { name: 'Bring back' }).click()
  await expect(story.getByRole('button', { name: 'Part 1: The cranes' })).toBeVisible()
  await expect(story.getByRole('button', { name: /^Publish/ })).toBeHidden()
})

// What is said in a film comes from its clips: drawn into the picture, shown by the player, taken along as a file.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openAs, savedText } from './actions'
import { expect, expectAccessible, test } from './studio'

test('a film says what its clips say, and goes to other editing programs as a cut list', async ({
  page,
}) => {
  await openAs(page, 'cc', '/myprograms/list')
  await page.getByRole('button', { name: 'New program' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill('Said in two languages')
  await page.keyboard.press('Control+s')
  const program = page.getByRole('region', { name: 'Said in two languages' })
  const block = program.getByRole('region', { name: 'The block' })
  await program.getByRole('button', { name: 'Put in Welcome from the studio' }).click()
  await block.getByLabel('To', { exact: true }).fill('2')
  await block.getByLabel('To', { exact: true }).press('Enter')
  // A creator puts in what a campaign manager made; it opens the program.
  await program.getByText('Bumpers', { exact: true }).click()
  await program.getByRole('button', { name: 'Put in Harbour opening' }).click()
  await expect(
    program.getByRole('button', { name: /^Harbour at dawn, intro or outro, .* 1 of 2/ }),
  ).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(
    program.getByRole('button', { name: /^Harbour at dawn, intro or outro, / }),
  ).toBeHidden()
  await program.getByLabel('Captions in the picture').selectOption('Deutsch')
  await expect(savedText(program)).toBeVisible()

  const otio = JSON.parse(await taken(page, 'For other editing programs', /otio/)) as object
  expect(JSON.stringify(otio)).toContain('media/Welcome%20from%20the%20studio.mp4')
  expect(await taken(page, 'For other editing programs', /edl/)).toContain(
    '* FROM CLIP NAME: Welcome from the studio.mp4',
  )

  await program.getByRole('button', { name: 'Make version 1' }).click()
  await expect(program.getByRole('button', { name: 'Watch' })).toBeVisible()
  await program.getByRole('link', { name: 'Review and approve' }).click()
  const side = page.getByRole('complementary', { name: 'What is said' })
  // The player has a button of that name.
  await side.getByRole('button', { name: 'Captions', exact: true }).click()
  await side.getByLabel('Language of the captions').selectOption('Deutsch')
  await expect(side).toContainText('Willkommen bei Northwind.')
  await expectAccessible(page)
  const [vtt] = await Promise.all([
    page.waitForEvent('download'),
    side.getByRole('button', { name: 'Download as WebVTT' }).click(),
  ])
  expect(vtt.suggestedFilename()).toBe('Said in two languages 1.de.vtt')
  // Cut where the clip is cut.
  expect(readFileSync(await vtt.path(), 'utf8')).toContain(
    '00:00:00.400 --> 00:00:02.000\nWillkommen bei Northwind.',
  )
})

/** What a menu saves as a file. */
async function taken(page: Page, menu: string, item: RegExp): Promise<string> {
  await page.getByRole('button', { name: menu }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

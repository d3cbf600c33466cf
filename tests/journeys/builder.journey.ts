import { openAs, savedText } from './actions'
import { expect, expectAccessible, test } from './studio'

test('a program is built of a title and footage, is there after a reload, and becomes a film', async ({
  page,
}) => {
  await openAs(page, 'cc', '/myprograms/list')
  await page.getByRole('button', { name: 'New program' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill('The pier')
  await page.keyboard.press('Control+s')
  const program = page.getByRole('region', { name: 'The pier' })
  const strip = program.getByRole('region', { name: 'What the program consists of' })
  await expect(program.getByText('Start your story')).toBeVisible()

  await program.getByRole('button', { name: 'Title', exact: true }).click()
  const chosen = program.getByRole('region', { name: 'The block' })
  await chosen.getByLabel('Words').fill('The pier at seven')
  await chosen.getByLabel('Length').fill('1')
  await chosen.getByLabel('Length').press('Enter')
  // First the field, then the selection, never the page.
  await chosen.getByLabel('Words').focus()
  await page.keyboard.press('Escape')
  await expect(chosen.getByLabel('Words')).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chosen).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(strip).toContainText('1 block')
  await program.getByRole('button', { name: 'Put in Harbour at dawn' }).click()
  await expect(strip.getByRole('button', { name: /^Harbour at dawn, clip/ })).toBeVisible()
  await page.mouse.wheel(0, 10_000)
  await expect(program.locator('canvas')).toBeInViewport({ ratio: 0.9 })
  await chosen.getByLabel('To', { exact: true }).fill('0,5')
  await chosen.getByLabel('To', { exact: true }).press('Enter')
  await chosen.getByLabel('Comes by').selectOption('Crossfade')
  await expect(strip).toContainText('2 blocks')
  await expectAccessible(page)

  // By keys: earlier, and back.
  await chosen.getByRole('heading').first().click()
  await page.keyboard.press('Alt+ArrowLeft')
  const footage = (place: number) =>
    strip.getByRole('button', { name: new RegExp(`^Harbour at dawn, clip, 0.5 s, ${place} of 2`) })
  await expect(footage(1)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(footage(2)).toBeVisible()
  await expect(savedText(program)).toBeVisible()
  await page.reload()
  await expect(
    strip.getByRole('button', { name: /^The pier at seven, title, 1 s, 1 of 2/ }),
  ).toBeVisible()

  await program.getByRole('button', { name: 'Make version 1' }).click()
  await expect(program.getByRole('button', { name: 'Watch' })).toBeVisible()
  await program.getByRole('button', { name: 'Watch' }).click()
  await expect(program.getByRole('region', { name: 'Version 1' })).toBeVisible()
  await expect(program.getByRole('button', { name: 'Make version 2' })).toBeHidden()
})

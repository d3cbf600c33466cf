// People: a face of one's own, and many of them out of a file.
import { openAs, openTab } from './actions'
import { expect, expectAccessible, test } from './studio'

/** Red above, blue below. */
const picture = (page: import('@playwright/test').Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 400
    const context = canvas.getContext('2d')!
    context.fillStyle = '#c02020'
    context.fillRect(0, 0, 600, 200)
    context.fillStyle = '#2020c0'
    context.fillRect(0, 200, 600, 200)
    return canvas.toDataURL('image/png').split(',')[1]!
  })

test('a face is chosen, cut by keys and shown wherever the person is, until it is removed', async ({
  page,
}) => {
  await openAs(page, 'cm', '/account')
  const face = page.getByRole('group', { name: 'Picture' })
  const file = {
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture(page), 'base64'),
  }
  await face
    .locator('input[type=file]')
    .setInputFiles({ ...file, buffer: Buffer.from('no picture') })
  await expect(face).toContainText('no picture that can be read')
  await face.locator('input[type=file]').setInputFiles(file)
  const stage = page.getByRole('button', { name: 'Part of the picture' })
  await expect(stage).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Use picture' }).click()
  await expect(face.locator('img')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  const inHeader = page.getByRole('button', { name: /^Account of/ }).locator('img')
  await expect(inHeader).toHaveAttribute('src', /^\/pictures\/.*\/64\.webp$/)
  await expect
    .poll(() => inHeader.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(64)

  // Beside what they changed it is as small as initials.
  await openTab(page, '/users/list?search=chloe')
  await page.getByRole('row', { name: /Chloe Brandt/ }).click()
  const panel = page.getByRole('region', { name: 'Chloe Brandt' })
  await panel.getByRole('button', { name: 'History' }).click()
  const beside = panel.getByRole('listitem').locator('img').first()
  await expect.poll(async () => (await beside.boundingBox())?.width).toBe(18)

  await openTab(page, '/account')
  await face.getByRole('button', { name: 'Remove' }).click()
  await expect(face.locator('img')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(inHeader).toHaveCount(0)
})

test('people are invited out of a file, and the import is undone', async ({ page }) => {
  await openAs(page, 'cm', '/users/list?open=import')
  const rows = ['Name;E-Mail;Roles', 'Ida Lund;ida.lund@new.example;Viewer', 'Jo Lund;jo@;Viewer']
  const buffer = Buffer.from(rows.join('\n'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('textbox', { name: 'E-Mail, row 3' }).fill('jo.lund@new.example')
  await page.getByRole('textbox', { name: 'E-Mail, row 3' }).press('Tab')
  await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible()
  await openTab(page, '/users/list?search=lund')
  await expect(page.getByText('Ida Lund')).toHaveCount(0)
})

import { openAs } from './actions'
import { expect, expectAccessible, test } from './studio'

test('files are looked at, described and brought in', async ({ page }) => {
  await openAs(page, 'cm', '/files/list')
  const grid = page.getByRole('grid')
  await expect(grid.getByText('Northwind wordmark')).toBeVisible()
  await page.getByRole('button', { name: /^Music/ }).click()
  await expect(grid.getByText('Licence ends in 39 days')).toBeVisible()
  await expect(grid.getByText('Northwind wordmark')).toBeHidden()
  await page.goto('/files/list')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload files' }).click()
  const program = Buffer.from(`MZ${'\0'.repeat(200)}`)
  await (
    await chooser
  ).setFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: program },
    { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from('# Notes') },
  ])
  await expect(page.getByText('This is a program, not a document.')).toBeVisible()
  await expect(grid.getByText('notes').first()).toBeVisible()
  await expectAccessible(page)
})

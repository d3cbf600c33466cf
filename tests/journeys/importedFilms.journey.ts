// A film that was made elsewhere: a program of it, a second version, compared, approved, on air.
import { join } from 'node:path'
import { openAs } from './actions'
import { asMp4, makeFilm } from './films'
import { said } from './said'
import { keepSession } from './session/stored'
import { expect, expectAccessible, test } from './studio'

test.use({ house: 'on air' })

test('an uploaded film becomes a program; another one its version 2, compared, approved and published', async ({
  page,
  browser,
  studio,
}) => {
  const [first, second] = ['Open day.mp4', 'Open day, shorter.mp4'].map((name) =>
    join(studio.folder, name),
  ) as [string, string]
  makeFilm(first, 3, asMp4)
  makeFilm(second, 2, asMp4)
  await openAs(page, 'cc', '/myprograms/list')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'From a film' }).click()
  await (await chooser).setFiles(first)

  const program = page.getByRole('region', { name: 'Open day' })
  await expect(program.getByText('Version 1', { exact: true })).toBeVisible()
  await expect(program.locator('video')).toBeVisible()
  await expect(program.getByRole('button', { name: /^Make version/ })).toHaveCount(0)
  const next = page.waitForEvent('filechooser')
  await program.getByRole('button', { name: 'Upload a new version' }).click()
  await (await next).setFiles(second)
  await expect(program.getByText('Version 2', { exact: true })).toBeVisible()
  const captions = program.getByRole('region', { name: 'Captions', exact: true })
  await captions.getByRole('button', { name: 'Add language' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await captions.locator('input[type=file]').setInputFiles({
    name: 'doors.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.500\nThe doors open\n'),
  })
  await expect(captions).toContainText('Version 1, uploaded')
  await expectAccessible(page)

  await program.getByRole('link', { name: 'Review and approve' }).click()
  await page.getByRole('button', { name: 'Changes' }).click()
  await expect(page.getByText('Not known for uploaded versions')).toBeVisible()
  await page.getByText('Captions', { exact: true }).click()
  await page.getByRole('button', { name: 'The doors open' }).click()
  await expect(page.getByLabel('Words')).toBeFocused()
  await page.keyboard.type(' at nine')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Version 2, written by hand')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Changes' }).click()
  await page.getByRole('button', { name: 'Compare with version 1' }).click()
  await expect(page.locator('video')).toHaveCount(2)
  await expect(page.getByText('Follow the cut')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Ask for approval' }).click()
  const asking = page.getByRole('dialog')
  await asking.getByLabel('Policy').selectOption('Communications')
  await asking.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(asking).toBeHidden()

  const manager = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await keepSession(manager.context(), 'cm')
  await manager.goto('/tasks/approvals')
  await manager
    .getByRole('row')
    .filter({ hasText: 'Open day' })
    .getByRole('link', { name: 'Open day' })
    .click()
  await manager.getByRole('button', { name: 'Approve', exact: true }).click()
  await manager.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(manager.getByRole('main')).toContainText('Approved')

  await page.reload()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const toAir = page.getByRole('dialog')
  await toAir.getByRole('button', { name: 'Publish' }).click()
  await said(page, 'Published')
})

// What one person asks another to hand in, until it stands in Files.
import type { Page } from '@playwright/test'
import { openAs } from './actions'
import { keepSession } from './session/stored'
import { expect, expectAccessible, test } from './studio'

test.use({ house: 'tasks' })

const title = 'Two notes for the archive'
const requestIn = (page: Page) =>
  page
    .getByRole('navigation', { name: /^(File Requests|To review)$/ })
    .getByRole('button', { name: title })
const act = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

const note = (name: string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(`What ${name} says.`),
})

async function add(page: Page, ...files: ReturnType<typeof note>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await act(page, 'Add files').click()
  await (await chooser).setFiles(files)
}

test('a manager asks for files, a viewer hands them in, one comes back, and both stand in Files in the end', async ({
  page,
  browser,
  studio,
}) => {
  await openAs(page, 'cm', '/files/list')
  await act(page, 'Request files').click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('combobox', { name: 'Who sends them' }).fill('Victor')
  await page.getByRole('option', { name: /Victor/ }).click()
  await page.getByRole('checkbox', { name: 'Document' }).check()
  await page.getByRole('textbox', { name: 'Files at least' }).fill('2')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('grid').getByText(title)).toBeVisible()

  const elsewhere = await browser.newContext({
    baseURL: studio.origin,
    viewport: { width: 1600, height: 900 },
  })
  await keepSession(elsewhere, 'viewer')
  const viewer = await elsewhere.newPage()
  await viewer.goto('/tasks/file')
  await requestIn(viewer).click()
  await add(viewer, note('portrait.png', 'image/png'))
  await expect(viewer.getByText('“portrait.png” is not of a kind that is asked for.')).toBeVisible()
  await add(viewer, note('first.txt'), note('second.txt'))
  await expect(viewer.getByText('second.txt')).toBeVisible()
  await expectAccessible(viewer)
  await act(viewer, /^Submit 2 files/).click()
  await expect(requestIn(viewer)).toBeHidden()

  await page.goto('/tasks/file/review')
  await requestIn(page).click()
  await expect(act(page, 'Download second.txt')).toBeVisible()
  await act(page, /^Return/).click()
  await page.getByRole('textbox', { name: 'Why they come back' }).fill('The second is last year’s.')
  await page.getByRole('checkbox', { name: 'second.txt' }).check()
  await expectAccessible(page)
  await act(page, 'Return them').click()
  await expect(requestIn(page)).toBeHidden()

  await viewer.goto('/tasks/file')
  await requestIn(viewer).click()
  await expect(viewer.getByText('The second is last year’s.')).toBeVisible()
  await add(viewer, note('third.txt'))
  await act(viewer, /^Submit 2 files/).click()
  await expect(requestIn(viewer)).toBeHidden()

  await page.goto('/tasks/file/review')
  await requestIn(page).click()
  await expect(act(page, 'Download third.txt')).toBeVisible()
  await act(page, /^Accept 2 files/).click()
  await expect(requestIn(page)).toBeHidden()
  await page.goto('/files/list?search=third')
  await page.getByRole('radio', { name: 'Table' }).locator('..').click()
  await expect(page.getByRole('row').filter({ hasText: 'third' })).toContainText('Victor')
})

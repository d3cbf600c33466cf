import type { Page } from '@playwright/test'
import { openAs, savedText } from './actions'
import { expect, expectAccessible, test } from './studio'

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

const shotCard = (page: Page, name: string) => page.getByRole('row', { name })

test('a storyboard is planned by two at once, and nobody loses a word', async ({
  page,
  browser,
  studio,
}) => {
  await openAs(page, 'cm', '/storyboards/list')
  await page.getByRole('button', { name: 'New storyboard' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill('Welcome aboard')
  await page.getByText('Welcoming new colleagues').click()
  await page.keyboard.press('Control+s')
  await expect(shotCard(page, 'The house from outside')).toBeVisible()
  await expect(page.getByText('7 shots', { exact: true })).toBeVisible()

  await shotCard(page, 'The house from outside').click()
  const panel = page.getByRole('region', { name: 'Shot', exact: true })
  await panel.getByLabel('Title').fill('Harbour at first light')
  await panel.getByLabel('Script').fill('one two three four five six seven')
  await expect(panel).toContainText('7 words, 00:03')
  await expectAccessible(page)

  const other = await (await browser.newContext({ baseURL: studio.origin })).newPage()
  await openAs(other, 'cm', new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(shotCard(other, 'Harbour at first light')).toBeVisible()

  // What one adds, the other sees at once.
  await other.getByRole('button', { name: 'Shot', exact: true }).first().click()
  await other
    .getByRole('region', { name: 'Shot', exact: true })
    .getByLabel('Title')
    .fill('The ferry')
  await expect(shotCard(page, 'The ferry')).toBeVisible()

  // Offline work waits, and meets what was written meanwhile.
  await page.context().setOffline(true)
  await panel.getByLabel('Direction').fill('Mine')
  await expect(page.getByText(/^Offline. 1 change/)).toBeVisible()
  await shotCard(other, 'Harbour at first light').click()
  const theirs = other.getByRole('region', { name: 'Shot', exact: true }).getByLabel('Direction')
  await theirs.fill('Theirs')
  await expect(savedText(other)).toBeVisible()
  await page.context().setOffline(false)
  const clash = page.getByText('changed this while you typed.')
  await expect(clash).toBeVisible()
  await expect(clash).toContainText('wrote “Theirs”. You wrote “Mine”.')
  await expect(panel.getByLabel('Direction')).toHaveValue('Theirs')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await shotCard(other, 'Harbour at first light').click()
  await expect(theirs).toHaveValue('Mine')

  // By keys: a shot more, moved up, and back again.
  await shotCard(page, 'The ferry').click()
  await page.keyboard.press('d')
  await expect(shotCard(page, 'The ferry')).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(shotCard(page, 'The ferry')).toHaveCount(1)

  // Whatever is looked at is what is printed.
  const sheet = page.locator('article[data-view]')
  for (const view of ['List', 'Script', 'Cards']) {
    await page.getByRole('radiogroup', { name: 'How it is shown' }).getByText(view).click()
    await page.emulateMedia({ media: 'print' })
    await expect(sheet).toHaveAttribute('data-view', view.toLowerCase())
    await expect(sheet.getByText('Harbour at first light')).toBeVisible()
    await page.emulateMedia({ media: null })
    await expect(sheet).toBeHidden()
  }
  // Six of its eight shots fill a page, and none is blank.
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)

  // Everything that nobody is asked for yet is asked of one person.
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  const asking = page.getByRole('dialog')
  await asking.getByText('Me', { exact: true }).click()
  await asking.getByRole('button', { name: 'Ask for 8 recordings' }).click()
  await expect(page.getByRole('strong').filter({ hasText: '0 of 8 accepted' })).toBeVisible()
  await expect(shotCard(page, 'The ferry')).toContainText('Assigned')

  // What was written into something that is gone is told, with its words.
  await shotCard(page, 'The ferry').click()
  await page.context().setOffline(true)
  await panel.getByLabel('Direction').fill('From the pier')
  await shotCard(other, 'The ferry').click()
  const saved = other.waitForResponse(/editStoryboard/)
  await other.getByRole('button', { name: 'More for this shot' }).click()
  await other.getByRole('menuitem', { name: 'Remove' }).click()
  await saved
  await page.context().setOffline(false)
  const told = page.getByText('“The ferry” was removed meanwhile.')
  await expect(told).toContainText('You wrote: “From the pier”')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(told).toBeHidden()
  await other.context().close()
})

// Work for professional editors: a customer sends it, a vendor plans it, an editor delivers, in three browsers.
import type { Browser, Page } from '@playwright/test'
import type { ListProgramsResponse } from '../../generated/facts/features/programs'
import { openAs, switchTo } from './actions'
import { ask, signInOverHttp } from './api'
import { said } from './said'
import { expect, expectAccessible, expectReadable, test, type Studio } from './studio'

// What is sent here would be on everybody's board.
test.use({ house: 'orders' })

const vendor = 'Brightcut Post Production'
const title = 'Teaser for the fair'

async function another(browser: Browser, { origin }: Studio, person: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1600, height: 900 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await openAs(page, person)
  await switchTo(page, vendor)
  return page
}

const bar = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function deliver(page: Page, clip: string): Promise<void> {
  await bar(page, 'Deliver').click()
  const dialog = page.getByRole('dialog', { name: `Deliver “${title}”` })
  await dialog.getByRole('combobox', { name: 'Which footage' }).fill(clip)
  await page.getByRole('option', { name: clip }).click()
  await dialog.getByRole('button', { name: 'Deliver' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('In review', { exact: true }).first()).toBeVisible()
}

test('an order is sent, planned, edited in two rounds and approved, and what was delivered is the customer’s', async ({
  page,
  browser,
  studio,
}) => {
  const { access_token: token } = await signInOverHttp(studio.origin, 'cm')
  const { rows } = await ask<ListProgramsResponse>(
    studio.origin,
    token,
    'programs/listPrograms',
    {},
  )
  await openAs(page, 'cm', `/myprograms/send/${rows[0]!.programId}`)
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: /^Brief/ }).fill('Fifteen seconds, no words.')
  await expectAccessible(page)
  await bar(page, 'Send to editors').click()
  await said(page, 'Sent to the editors')

  const manager = await another(browser, studio, 'cm')
  await manager.goto('/pro-edits/list')
  const card = manager.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('Northwind Studios')
  await expectAccessible(manager)
  await manager.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(manager)
  await manager.emulateMedia({ colorScheme: 'light' })
  await card.getByRole('link', { name: title }).click()
  await bar(manager, 'Accept').click()
  await manager.getByRole('combobox', { name: 'Editor' }).fill('Chloe')
  await manager.getByRole('option', { name: 'Chloe Brandt' }).click()
  await manager.keyboard.press('Control+s')
  await expect(manager.getByText('Assigned', { exact: true }).first()).toBeVisible()

  const editor = await another(browser, studio, 'cc')
  await editor.goto('/pro-edits/mine')
  await editor.getByText(title).first().click()
  await bar(editor, 'Start editing').click()
  await bar(editor, 'Note time').click()
  const time = editor.getByRole('dialog', { name: `Note time for “${title}”` })
  await time.getByLabel('Minutes').fill('90')
  await time.getByRole('button', { name: 'Note', exact: true }).click()
  await expect(time).toHaveCount(0)
  await deliver(editor, 'Colour bars and tone')

  await page.goto('/myprograms/orders')
  await page.getByText(title).first().click()
  const delivered = page.getByRole('region', { name: 'Delivered' })
  await expect(delivered.getByRole('button', { name: /^Play/ })).toBeVisible()
  await delivered.getByRole('button', { name: /^Play/ }).click()
  await expect(delivered.locator('video')).toBeVisible()
  await expectAccessible(page)
  await bar(page, 'Ask for changes').click()
  await page.getByRole('textbox', { name: /change/i }).fill('Slower at the end.')
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for changes' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await editor.reload()
  await expect(editor.getByRole('note').getByText('Slower at the end.')).toBeVisible()
  await bar(editor, 'Start editing').click()
  await expect(editor.getByText('2 of')).toBeVisible()
  await deliver(editor, 'Crowd pattern')

  await page.reload()
  await expect(delivered.getByRole('listitem')).toHaveCount(2)
  await bar(page, 'Approve').click()
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('approved it')
  await manager.goto('/pro-edits/list')
  await expect(manager.getByRole('article').first()).toBeVisible()
  await expect(card).toHaveCount(0)
})

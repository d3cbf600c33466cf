import type { Page } from '@playwright/test'
import { notices, openAs } from './actions'
import { expect, expectAccessible, test } from './studio'

// What is marked here is met by nobody else.
test.use({ house: 'inbox' })

const badge = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Home menu' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
const card = (page: Page, title: string) => page.getByRole('grid').getByText(title)

test('what was sent is not viewed, is marked as viewed, and as not viewed again', async ({
  page,
}) => {
  await openAs(page, 'viewer', '/home/newprograms')
  const title = 'A message for the second quarter'
  await expect(card(page, title)).toBeVisible()
  await expect(card(page, 'Safety on set')).toBeVisible()
  await expect(page.getByText(/^Required, due /)).toBeVisible()
  await expect(page.getByText('7 programs')).toBeVisible()
  await expect(badge(page, 'Not Viewed')).toContainText('7')
  await expectAccessible(page)

  await page.getByRole('gridcell').filter({ hasText: title }).hover()
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Mark as viewed' }).click()
  await expect(card(page, title)).toBeHidden()
  const undo = notices(page).getByRole('button', { name: 'Undo' })
  await expect(badge(page, 'Not Viewed')).toContainText('6')
  await expect(page.getByText('6 programs')).toBeVisible()
  await undo.click()
  await expect(card(page, title)).toBeVisible()
  await expect(badge(page, 'Not Viewed')).toContainText('7')

  await page.getByRole('gridcell').filter({ hasText: 'Safety on set' }).hover()
  await page.getByRole('button', { name: 'More for Safety on set' }).click()
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Mark as viewed' })).toBeHidden()
  await page.keyboard.press('Escape')

  await badge(page, 'All').click()
  const band = page.getByRole('region', { name: 'Continue' })
  await expect(band).toContainText('1 required, 2 started')
  await expect(band.getByRole('link', { name: /Welcome aboard/ })).toContainText(/3\d % watched/)
  await band.getByRole('link', { name: /Safety on set/ }).click()
  await expect(page).toHaveURL(/\/home\/watch\/[0-9A-Z]{26}\?from=library$/)
})

test('posts of channels stand by day; a channel is chosen at their side, above them where there is no room', async ({
  page,
}) => {
  await openAs(page, 'viewer', '/home/channel/all')
  const beside = page.getByRole('navigation', { name: 'Your channels' })
  const choice = (name: string) => beside.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(choice('All channels')).toHaveAttribute('aria-current', 'true')
  await expect(choice('Everyone')).toContainText(/\d not viewed/)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(card(page, 'A message for the second quarter')).toBeVisible()
  await expectAccessible(page)

  await choice('All channels').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  const chosen = page.locator(':focus')
  const name = await chosen.locator('bdi').innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?channel=[0-9A-Z]{26}$/)
  await expect(choice(name)).toHaveAttribute('aria-current', 'true')
  const channelId = new URL(page.url()).searchParams.get('channel') ?? ''

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Continue anyway' }).click()
  await expect(beside).toBeHidden()
  const above = page.getByRole('combobox', { name: 'Channel' })
  await expect(above).toHaveValue(channelId)
  await expectAccessible(page)
  await above.selectOption('')
  await expect(page).toHaveURL(/\/home\/channel\/all$/)
  await page.goBack()
  await expect(above).toHaveValue(channelId)
})

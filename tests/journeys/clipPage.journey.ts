import type { Page } from '@playwright/test'
import { clipPage, openAs } from './actions'
import { expect, expectAccessible, test } from './studio'

const welcome = 'Welcome from the studio'
const mine = 'Logo sting, square'
const cardOf = (page: Page, title: string) => page.getByRole('gridcell').filter({ hasText: title })

test('a clip is opened from the list, described and rated; what does not fit is said at its field', async ({
  page,
}) => {
  await openAs(page, 'cm', '/clips/list')
  await cardOf(page, welcome).click()
  const clip = clipPage(page)
  await expect(clip.locator('video')).toBeVisible()
  await expect(clip.getByRole('heading', { name: welcome })).toBeFocused()
  // The list lies under the page, where no key reaches it.
  await expect(page.getByRole('grid')).toBeHidden()
  await expect(page).toHaveURL(/\/clips\/edit\/[^/?]+$/)
  await expect(page).toHaveTitle(`${welcome} · Footage · Studio`)
  await page.goBack()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.goForward()

  await page.keyboard.press('4')
  await expect(clip.getByRole('button', { name: '4 stars' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const tags = clip.getByRole('combobox', { name: 'Tags' })
  await clip.getByLabel('Tags', { exact: true }).focus()
  await expect(tags).toBeVisible()
  await tags.fill('interview')
  await tags.press('Enter')
  await expect(clip.getByRole('button', { name: 'Remove interview' })).toBeVisible()
  await clip.getByLabel('Description').fill('Fog over the quay')
  await clip.getByRole('textbox', { name: 'Name', exact: true }).fill('')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(clip.getByRole('alert')).toContainText('Name')
  await clip.getByRole('textbox', { name: 'Name', exact: true }).fill(welcome)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(clip.getByText('not saved')).toBeHidden()
  await page.reload()
  await expect(clip.getByLabel('Description')).toHaveValue('Fog over the quay')
  await expect(clip.getByRole('button', { name: '4 stars' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)

  await page.keyboard.press('Alt+ArrowDown')
  await expect(clip.getByRole('heading', { name: welcome })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toBeVisible()
})

test('a clip is trimmed by the keyboard, and shown whole again', async ({ page }) => {
  await openAs(page, 'cm', `/clips/list?search=${welcome}`)
  await cardOf(page, welcome).click()
  const clip = clipPage(page)
  await clip.getByRole('button', { name: 'Trim' }).click()
  const start = clip.getByRole('slider', { name: 'Beginning' })
  await start.focus()
  for (const _ of [1, 2]) await page.keyboard.press('Shift+ArrowRight')
  await expect(clip).toContainText('00:10 of 00:12')
  await expectAccessible(page)
  await clip.getByRole('button', { name: 'Save trim' }).click()
  await clip.getByRole('button', { name: 'Whole take' }).click()
  await expect(clip.getByRole('button', { name: 'Whole take' })).toBeHidden()
  await clip.getByRole('button', { name: 'History' }).click()
  await expect(clip.getByRole('listitem').filter({ hasText: 'trimmed this' })).toHaveCount(2)
})

test('a private clip is missing for another creator', async ({ page, context }) => {
  await openAs(page, 'cm', '/clips/list?where=visibility.is.customer')
  const clip = clipPage(page)
  await cardOf(page, mine).click()
  await clip.getByRole('radio', { name: 'Only its owner' }).check()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(clip.getByText('not saved')).toBeHidden()
  const creator = await (await context.browser()!.newContext({ baseURL: page.url() })).newPage()
  await openAs(creator, 'cc', new URL(page.url()).pathname)
  await expect(
    creator.getByRole('heading', { name: 'This is not there any more' }).first(),
  ).toBeVisible()
})

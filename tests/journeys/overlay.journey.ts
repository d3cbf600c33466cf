import type { Page } from '@playwright/test'
import { overlay } from '../../generated/facts/overlays/harbour'
import { openAs, place, rail, switchTo } from './actions'
import { expect, expectAccessible, expectReadable, test } from './studio'

const menu = (page: Page) => page.getByRole('navigation', { name: / menu$/ })

async function entriesOf(page: Page, section: string): Promise<string[]> {
  await rail(page).getByText(section, { exact: true }).click()
  await expect(menu(page).getByRole('heading')).toHaveText(section)
  const entries = await menu(page).getByRole('listitem').allInnerTexts()
  return entries.map((entry) => entry.split('\n')[0]!)
}

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))

/**
 * From now on, notes every customer name together with the texts shown below it, however briefly.
 */
const watchWords = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      const customer = document.querySelector('header p')?.textContent ?? ''
      const shown = [...document.querySelectorAll('nav li')].map((item) => item.textContent)
      for (const word of ['Footage', 'Media'])
        if (shown.includes(word)) seen.add(`${customer}: ${word}`)
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    Object.assign(window, { wordsSeen: seen })
  })

const wordsSeen = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { wordsSeen: Set<string> }).wordsSeen].sort())

test('a campaign manager goes to a customer with an overlay and back', async ({ page }) => {
  await openAs(page, 'cm')
  await expect(place(page)).toHaveText('Northwind Studios')
  expect(await entriesOf(page, 'Create')).toContain('Footage')
  const plainAccent = await accentOf(page)
  await watchWords(page)

  await switchTo(page, 'Harbour Credit Union')
  expect((await entriesOf(page, 'Create'))[0]).toBe('Media')
  expect(await entriesOf(page, 'Audience')).toEqual(['Users', 'Channels', 'Contacts'])
  await expect(page).toHaveTitle(/ · Harbour Studio$/)
  await expect(rail(page).locator('img')).toHaveAttribute('src', /harbour.*\.svg$/)
  expect(await accentOf(page)).toBe(overlay.colours['--accent'])

  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)

  await switchTo(page, 'Northwind Studios')
  expect(await entriesOf(page, 'Create')).toContain('Footage')
  expect(await entriesOf(page, 'Audience')).toContain('Contact lists')
  await expect(page).toHaveTitle(/ · Studio$/)
  await expect(rail(page).locator('img')).toHaveCount(0)
  expect(await accentOf(page)).toBe(plainAccent)
  expect(await wordsSeen(page)).toEqual([
    'Harbour Credit Union: Media',
    'Northwind Studios: Footage',
  ])
})

test('its words are otherwise in every language, from the first moment of a page', async ({
  page,
}) => {
  await openAs(page, 'cm')
  await switchTo(page, 'Harbour Credit Union')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await page.goto('/clips/list')
  await expect(page.getByRole('heading', { name: 'Medien', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation').getByText('Medien')).toBeVisible()
  await expect(page.getByText('Filmmaterial')).toHaveCount(0)
  await expect(rail(page).locator('img')).toBeVisible()
  expect(await accentOf(page)).toBe(overlay.colours['--accent'])
})

test('what it hides is still open by its address', async ({ page }) => {
  await openAs(page, 'cm')
  await switchTo(page, 'Harbour Credit Union')
  await page.goto('/audience/contactlist')
  await expect(page).toHaveTitle(/^Contact lists/)
  await expect(page).toHaveURL(/contactlist$/)
})

test('what it narrows is closed: in the menu, by address and on the server', async ({ page }) => {
  await openAs(page, 'admin')
  await expect(rail(page).getByText('Analytics')).toBeVisible()
  await page.goto('/channel/manage')
  await expect(page).toHaveTitle(/^Channels/)

  await switchTo(page, 'Harbour Credit Union')
  await expect(rail(page).getByText('Analytics')).toHaveCount(0)
  await page.goto('/channel/manage')
  await expect(page).toHaveURL(/\/home\/library$/)
  const refused = await page.evaluate(async () => {
    const { at } = JSON.parse(localStorage.getItem('auth.session') ?? '{}') as { at: string }
    const reply = await fetch('/rest/secure/service/analytics/getAnalyticsUrl', {
      method: 'POST',
      headers: { authorization: `Bearer ${at}`, 'content-type': 'application/json' },
      body: JSON.stringify({ clientRequest: {} }),
    })
    return { status: reply.status, body: (await reply.json()) as object }
  })
  expect(refused).toMatchObject({ status: 403, body: { errorCode: 'forbidden' } })
})

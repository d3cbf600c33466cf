// Analytics on our own page, where no other site is set up: opened from the menu by a code, it reads by a token of its own.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { calls } from '../../generated/wiring/calls'
import { openAs, rail } from './actions'
import { expect, expectAccessible, expectReadable, test } from './studio'

/** What the page may ask: whatever the manifest opens by the token of analytics, and that token. */
const opened = Object.values(calls).flatMap(({ auth, path }) =>
  auth === 'analytics' ? [`/${path}`] : [],
)
const grant = '/oauth/analytics'

async function openInsights(page: Page): Promise<{ insights: Page; asked: string[] }> {
  await openAs(page, 'cm')
  const asked: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && new URL(request.frame().url()).pathname === '/insights/')
      asked.push(pathname)
  })
  // On a slow computer the tab starts after local storage has lost the code.
  await page.context().route('**/insights/', async (route) => {
    await page.evaluate(() => localStorage.removeItem('analytics.code'))
    await route.continue()
  })
  const tab = page.context().waitForEvent('page')
  await rail(page).getByRole('button', { name: 'Analytics' }).click()
  const insights = await tab
  await expect(insights.getByRole('heading', { name: /Analytics/, level: 1 })).toBeVisible()
  return { insights, asked }
}

test('somebody opens analytics and finds where people left a program, asking nothing but what its token opens', async ({
  page,
}) => {
  const { insights, asked } = await openInsights(page)
  expect(new URL(insights.url()).search).toBe('')
  await expect(insights.getByRole('heading', { name: 'People who watched' })).toBeVisible()
  await expect(insights.getByRole('heading', { name: 'Plays by day' })).toBeVisible()
  await expectAccessible(insights)
  const programs = insights.getByRole('table').filter({ hasText: 'Reached' }).last()
  const names = programs.getByRole('button')
  await expect(names.first()).toBeVisible()
  await names.nth(1).click()
  await expect(names.nth(1)).toHaveAttribute('aria-pressed', 'true')
  const title = (await names.nth(1).locator('bdi').textContent()) ?? ''
  await expect(insights.getByRole('heading', { name: title })).toBeVisible()

  await insights.getByLabel('Days', { exact: true }).selectOption('Last 90 days')
  await insights.getByLabel('Where it was watched').selectOption('In channels')
  await expect(names.first()).toBeVisible()
  await insights.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(insights)
  expect(asked.length).toBeGreaterThan(opened.length)
  expect(asked.filter((path) => path !== grant && !opened.includes(path))).toEqual([])

  // Another window of the same person needs the menu: what opened this one opens nothing again.
  const other = await page.context().newPage()
  await other.goto('/insights/')
  await expect(other.getByRole('heading', { name: 'Analytics couldn’t be opened' })).toBeVisible()
})

test('names appear for programs that have to be watched, and the table goes along as CSV', async ({
  page,
}) => {
  const { insights } = await openInsights(page)
  await insights.getByRole('button', { name: 'Required' }).click()
  await expect(insights.getByText('names are shown for required programs only')).toBeVisible()
  await insights.getByRole('button', { name: 'Show who' }).first().click()
  const people = insights.getByRole('table').filter({ hasText: 'Since' })
  await expect(people.getByRole('row').nth(1)).toContainText(/viewed|started/)
  await expectAccessible(insights)
  await insights.getByRole('button', { name: 'Programs', exact: true }).click()
  const saving = insights.waitForEvent('download')
  await insights.getByRole('button', { name: 'Download as CSV' }).click()
  const lines = readFileSync(await (await saving).path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect(lines[0]).toContain('Program')
  expect(lines.length).toBeGreaterThan(2)
})

test('on the width of a phone nothing of it is wider than the screen', async ({ page }) => {
  const { insights } = await openInsights(page)
  await insights.setViewportSize({ width: 390, height: 844 })
  await expect(insights.getByRole('heading', { name: 'People who watched' })).toBeVisible()
  const width = () => insights.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(390)
  await expectAccessible(insights)
})

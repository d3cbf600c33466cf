// Each screen that the manifest draws, as somebody sees it who may open it: whole, within the window, and readable in
// both themes, with a row open beside it; and closed to those who may not.
import type { Page } from '@playwright/test'
import type { Screen } from '../../generated/facts/screen'
import { openAddress, pathOf, screensClosedTo, screensToWalk } from './drawnScreens'
import { said } from './said'
import { keepSession } from './session/stored'
import { expect, expectAccessible, expectReadable, test } from './studio'

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })

for (const { person, screens } of screensToWalk)
  for (const screen of screens)
    test(`what ${person} opens at ${screen.id} is whole and readable`, async ({
      page,
      context,
    }) => {
      const { userUUID } = await keepSession(context, person)
      const faults = faultsOf(page)
      await page.goto(pathOf(screen, userUUID))
      await expectWhole(page)
      await openFirstRow(page, screen)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectReadable(page)
      expect(faults).toEqual([])
    })

test('a viewer is led away from each screen that is not for them', async ({ page, context }) => {
  const { userUUID } = await keepSession(context, 'viewer')
  const closed = screensClosedTo('viewer')
  expect(closed.length).toBeGreaterThan(5)
  for (const screen of closed)
    await test.step(screen.id, async () => {
      await page.goto(pathOf(screen, userUUID))
      await expect(page).not.toHaveURL(pathOf(screen, userUUID))
      await said(page, 'You may not open')
    })
})

/** What goes wrong in a page: errors of scripts, and calls that the server refuses. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
  return faults
}

/** All of it has arrived, and nothing stands outside the window. */
async function expectWhole(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading').first()).toBeVisible()
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(main.getByText('This could not be loaded')).toHaveCount(0)
  const tooWide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ tagName, className }) => `${tagName}.${className}`),
  )
  expect(tooWide).toEqual([])
}

/** The panel of the first row, where there are rows that open in one. */
async function openFirstRow(page: Page, screen: Screen): Promise<void> {
  const { isPage, open, groups, blocks } = screen
  const row = page.locator('[data-item]').first()
  if (isPage || open !== undefined || !(await row.isVisible())) return
  if (groups.length === 0 && blocks.length === 0) return
  await row.press('Enter')
  await expect(page).toHaveURL(openAddress(screen))
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

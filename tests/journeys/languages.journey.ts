import type { Page } from '@playwright/test'
import { languages } from '../../generated/facts/app'
import { openAs } from './actions'
import { expect, test } from './studio'
import { findClipped, findUntranslated, speakPseudo } from './untranslated'

/**
 * Elements whose text must not be cut off: buttons, links, headings, labels. Names that people
 * chose may be.
 */
const words = 'button, label, legend, h1, h2, h3, nav[id] li span, main a, [role^=menuitem]'
const railWords = 'nav:not([id]) > ul > li > * > span:last-child'

async function expectTranslated(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    expect.soft(await findUntranslated(page), `untranslated: ${screen}`).toEqual([])
    expect.soft(await findClipped(page, words), `cut off: ${screen}`).toEqual([])
  })
}

test.describe('in a language that nobody speaks', () => {
  test.beforeEach(async ({ page }) => void (await speakPseudo(page)))

  test('the doors say nothing that is not a text', async ({ page }) => {
    for (const address of ['/login', '/login/status/inActive', '/no-support']) {
      await page.goto(address)
      await expect(page.locator('h1')).toBeVisible()
      await expectTranslated(page, address)
    }
    await page.goto('/login')
    await page.locator('button[type=submit]').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectTranslated(page, 'sign-in, empty')
    await page.locator('input').first().fill('cm@demo.example')
    await page.locator('input[type=password]').fill('wrong')
    await page.locator('button[type=submit]').click()
    await expect(page.locator('[role=alert]')).toBeVisible()
    await expectTranslated(page, 'sign-in, refused')
  })

  for (const width of [1600, 1440])
    test(`neither do the shell and its popups at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openAs(page, 'cm')
      for (const address of ['/integrations/zoom', '/myprofile/report', '/nowhere']) {
        await page.goto(address)
        await expect(page.locator('main h1')).toBeVisible()
        await expectTranslated(page, address)
      }
      await page.goto('/integrations/zoom')
      const tools = page.locator('header button[aria-haspopup]')
      await expect(tools).toHaveCount(4)
      const popup = page.getByRole('dialog')
      for (const tool of await tools.all()) {
        await tool.click()
        await expect(popup).toBeVisible()
        await expectTranslated(page, `popup of ${await tool.getAttribute('aria-label')}`)
        await page.keyboard.press('Escape')
        await expect(popup).toBeHidden()
      }
      await page.locator('nav button').first().click()
      await expect(page.locator('[role=option]')).toHaveCount(4)
      await expectTranslated(page, 'switcher')
      await page.keyboard.type('zzz')
      await expect(page.locator('[role=option]')).toHaveCount(0)
      await expectTranslated(page, 'switcher, nothing found')
    })

  test('nor the tablet, which says that it is too narrow', async ({ page }) => {
    await openAs(page, 'cm')
    await page.setViewportSize({ width: 1100, height: 800 })
    await expect(page.locator('[role=dialog], dialog[open]').first()).toBeVisible()
    await expectTranslated(page, 'too narrow')
  })

  test('nor footage in any of its views', async ({ page }) => {
    await openAs(page, 'cm')
    await page.goto('/clips/list')
    await expect(page.locator('main article, main [role=gridcell]').first()).toBeVisible()
    await expectTranslated(page, 'cards')
    await page.goto('/clips/list?view=table')
    await expect(page.locator('main table')).toBeVisible()
    await expectTranslated(page, 'table')
    await page.goto('/clips/list?search=zzzz')
    await expect(page.locator('main h2')).toBeVisible()
    await expectTranslated(page, 'nothing found')
  })
})

for (const { id } of languages)
  test(`in ${id} every word of the rail has room`, async ({ page }) => {
    await page.addInitScript((language) => localStorage.setItem('pref.language', language), id)
    await openAs(page, 'cm')
    for (const width of [1600, 1100]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator(railWords)).toHaveCount(width === 1600 ? 8 : 5)
      expect(await findClipped(page, railWords)).toEqual([])
    }
  })

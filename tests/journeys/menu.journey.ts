import type { Page } from '@playwright/test'
import type { RoleId } from '../../generated/facts/roles'
import { interpretSpokenMenu } from '../visibility/interpreter'
import type { Flags, Viewport } from '../visibility/table'
import { openAs, rail } from './actions'
import { expect, expectAccessible, expectReadable, test } from './studio'

const widths: Readonly<Record<Viewport, number>> = { wide: 1600, compact: 1440, tablet: 1100 }
const people: readonly { name: string; role: RoleId }[] = [
  { name: 'super', role: 'superAdmin' },
  { name: 'cm', role: 'cm' },
  { name: 'admin', role: 'admin' },
  { name: 'cc', role: 'cc' },
  { name: 'viewer', role: 'viewer' },
]

for (const { name, role } of people)
  test(`${role} sees exactly their menu at each width, without an accessibility violation`, async ({
    page,
  }) => {
    const asked = flagsOf(page)
    await openAs(page, name)
    const flags = await asked
    for (const [viewport, width] of Object.entries(widths) as [Viewport, number][])
      await test.step(viewport, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: 'light' })
        if (viewport === 'tablet')
          await page.getByRole('button', { name: 'Continue anyway' }).click()
        const facts = { viewport, profiles: 'many' } as const
        const expected = interpretSpokenMenu({ roles: [role], flags, facts })
        expect(await readMenu(page, expected)).toEqual(expected)
        await expectAccessible(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectReadable(page)
      })
  })

/** The customer's flags as the server sends them to the page. */
async function flagsOf(page: Page): Promise<Flags> {
  const response = await page.waitForResponse((candidate) =>
    candidate.url().endsWith('/getOrganizationAccess'),
  )
  const { clientResponse } = (await response.json()) as { clientResponse: Flags }
  return clientResponse
}

/**
 * `Section / Entry` for everything reachable through the rail. A section that is its own entry is
 * not opened.
 */
async function readMenu(page: Page, signed: readonly string[]): Promise<string[]> {
  const items = rail(page).getByRole('list').locator('li')
  await expect(items.first()).toBeVisible()
  const found: string[] = []
  let title = ''
  for (let index = 0; index < (await items.count()); index++) {
    const word = (await items.nth(index).innerText()).split('\n').at(-1)!
    if (signed.includes(`${word} / ${word}`)) {
      found.push(`${word} / ${word}`)
      continue
    }
    await items.nth(index).locator('a, button').first().click()
    const menu = page.getByRole('navigation', { name: / menu$/ })
    // The menu of the previous section stays until the new screen is loaded.
    if (title !== '') await expect(menu.getByRole('heading')).not.toHaveText(title)
    title = await menu.getByRole('heading').innerText()
    for (const entry of await menu.locator('li').all())
      found.push(`${title} / ${(await entry.innerText()).split('\n')[0]}`)
    if (await page.getByRole('button', { name: 'Close menu' }).isVisible())
      await page.keyboard.press('Escape')
  }
  return found
}

// Links into one customer (session.md B4): they navigate, but grant no permission.
import type { Page } from '@playwright/test'
import { fillSignIn, openAs, place, pressSignIn } from './actions'
import { expect, test } from './studio'

const toastOf = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).first()
const refused = 'The link names an organization you cannot open.'

async function customersOf(page: Page) {
  const answer = page.waitForResponse((reply) => reply.url().endsWith('getCustomerProfiles'))
  await openAs(page, 'cm')
  const { clientResponse } = (await (await answer).json()) as {
    clientResponse: Record<string, { customerID: string; customerName: string; isLocked: boolean }>
  }
  const profiles = Object.values(clientResponse)
  const here = await place(page).innerText()
  const open = profiles.find(({ customerName, isLocked }) => !isLocked && customerName !== here)
  const locked = profiles.find(({ isLocked }) => isLocked)
  if (!open || !locked) throw new Error('The demo has no such customers.')
  return { open, locked, here }
}

test.describe('case 77: a customer named by cust', () => {
  test('leads there when it is one’s own, signed in or not', async ({ page, browser }) => {
    const { open } = await customersOf(page)
    await page.goto(`/clips/list?cust=${open.customerID}&sort=title`)
    await expect(place(page)).toHaveText(open.customerName)
    await expect(toastOf(page, `Now in ${open.customerName}.`)).toBeVisible()
    await expect(page).toHaveURL(/\/clips\/list\?sort=title$/)

    const unknownField = await (await browser.newContext()).newPage()
    await unknownField.goto(`/clips/list?cust=${open.customerID}`)
    await expect(unknownField).toHaveURL(/\/login$/)
    await fillSignIn(unknownField, 'cm')
    await pressSignIn(unknownField)
    await expect(place(unknownField)).toHaveText(open.customerName)
    await expect(unknownField).toHaveURL(/\/clips\/list$/)
    await unknownField.context().close()
  })

  test('is ignored, and says so, when it is locked, foreign, twice or 10 kB', async ({ page }) => {
    const { open, locked, here } = await customersOf(page)
    for (const query of [
      `cust=${locked.customerID}`,
      'cust=01ARZ3NDEKTSV4RRFFQ69G5FAV',
      `cust=${open.customerID}&cust=${open.customerID}`,
      `cust=${'c'.repeat(10_000)}`,
    ]) {
      await page.goto(`/clips/list?${query}`)
      await expect(toastOf(page, refused)).toBeVisible()
      await expect(place(page)).toHaveText(here)
      await expect(page).toHaveURL(/\/clips\/list$/)
    }
  })
})

// The list of one's sessions: signs out another browser from this one.
import type { Browser, Page } from '@playwright/test'
import { openAs } from './actions'
import { readSession } from './session/stored'
import { expect, expectAccessible, test } from './studio'

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

async function inOtherBrowser(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ userAgent: chromeOnWindows })).newPage()
  await openAs(page, name)
  return page
}

/** The status of a call with the token of this page. */
async function statusOf(page: Page, token: string): Promise<number> {
  const reply = await page.request.post('/rest/secure/service/customeruser/getCustomerProfiles', {
    headers: { authorization: `Bearer ${token}` },
    data: { clientRequest: {} },
  })
  return reply.status()
}

test('the list of sessions ends another browser’s session at once', async ({ page, browser }) => {
  await openAs(page, 'super')
  const other = await inOtherBrowser(browser, 'super')
  const { at } = (await readSession(other))!
  expect(await statusOf(other, at)).toBe(200)
  await page.goto('/myprofile/changepassword')
  const end = page.getByRole('button', { name: 'Sign out Chrome on Windows' })
  await expect(end).toHaveCount(1)
  await end.click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign out Chrome on Windows?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await end.click()
  const ended = page.waitForResponse((reply) => reply.url().endsWith('endSession'))
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
  await ended
  expect(await statusOf(other, at)).toBe(401)

  await expect(end).toHaveCount(0)
  // Its page learns of it by itself.
  await expect(other).toHaveURL(/\/login\/status\/sessionExpired$/)
  await expectAccessible(other)
  await other.context().close()
})

test('"Sign out everywhere else" ends every other session and leaves this one', async ({
  page,
  browser,
}) => {
  await openAs(page, 'viewer')
  const other = await inOtherBrowser(browser, 'viewer')
  await page.goto('/myprofile/changepassword')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Sign out everywhere else' })
    .click()
  await expect(page.getByText(/^\d+ other sessions? (is|are) signed out\.$/).first()).toBeVisible()
  await expect(other).toHaveURL(/\/login\/status\/sessionExpired$/)
  await other.context().close()
  await page.reload()
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
})

// What one person does, another hears of by itself, wherever they are.
import type { Page } from '@playwright/test'
import { ask, signInOverHttp } from './api'
import { openAs } from './actions'
import { expect, expectAccessible, expectReadable, test } from './studio'

// Who was told what is counted in the header.
test.use({ house: 'notifications' })

const bell = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name })
// Somebody asks to join a channel of hers, and somebody commented on a program of hers.
const before = /^2 unread notifications$/
const oneMore = /^3 unread notifications$/

/** A version of a program of the content creator's. */
async function aVersionOf(origin: string, accessToken: string) {
  const approvals = await ask<{
    rows: readonly {
      program: { id: string; name: string }
      versionId: string
      askedBy: { id: string }
    }[]
  }>(origin, accessToken, 'approvals/listApprovals')
  const [first] = approvals.rows
  if (!first) throw new Error('The demo has no version that waits for a yes.')
  return { programId: first.program.id, versionId: first.versionId, title: first.program.name }
}

test('a comment rings the bell in another browser by itself, and leads to it', async ({
  page,
  browser,
  studio,
}) => {
  await openAs(page, 'cc')
  await expect(bell(page, before)).toBeVisible()
  const elsewhere = await browser.newContext({ baseURL: studio.origin })
  const second = await elsewhere.newPage()
  await openAs(second, 'cc')
  await expect(bell(second, before)).toBeVisible()

  const { access_token: at } = await signInOverHttp(studio.origin, 'cm')
  const { title, ...version } = await aVersionOf(studio.origin, at)
  const listening = page.waitForResponse((reply) => reply.url().endsWith('/followEvents'))
  await page.reload()
  await listening
  await expect(bell(page, before)).toBeVisible()
  const said = { ...version, commentId: '01JZZZZZZZZZZZZZZZZZZZZZZ1', body: 'Shorter.' }
  await ask(studio.origin, at, 'approvals/addComment', said)
  // A second is the aim; by itself it would be asked for after 24 s at the earliest.
  await expect(bell(page, oneMore)).toBeVisible({ timeout: 23_000 })
  await expect(bell(second, oneMore)).toBeVisible()

  await bell(page, oneMore).click()
  const told = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link').first()
  await expect(told).toHaveText(new RegExp(`Unread.*commented on “${title}”`))
  await expect(told).toBeFocused()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/myprograms/review/${version.programId}`))
  await expect(bell(second, before)).toBeVisible()
  await elsewhere.close()
})

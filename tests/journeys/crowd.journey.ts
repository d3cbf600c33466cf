// Somebody asks guests, from the request to the film: tried out, opened, invited, answered, asked again, accepted, withdrawn.
import type { Page } from '@playwright/test'
import { openAs } from './actions'
import { answer, aPhone, signRelease } from './guests'
import { expect, expectAccessible, test } from './studio'

// Its draft and its consent would be met elsewhere.
test.use({ house: 'crowd', permissions: ['clipboard-read', 'clipboard-write'] })

const title = 'How does the quay sound?'
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function buildRequest(page: Page): Promise<void> {
  await openAs(page, 'cm', '/tasks/crowd-sourced?new')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('What do you hear?')
  const form = page.getByRole('combobox', { name: 'Consent form' })
  await form.scrollIntoViewIfNeeded()
  await form.click()
  await page.getByRole('option', { name: 'Film release' }).click()
  await page.getByRole('switch', { name: 'Open link' }).check()
  await page.getByRole('radio', { name: 'One for all' }).check()
  await page.keyboard.press('Control+s')
  await expect(panel(page, title)).toBeVisible()
}

const copiedLink = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a request is built, answered on a phone, asked again, accepted and withdrawn', async ({
  page,
  browser,
  studio,
}) => {
  await buildRequest(page)
  const request = panel(page, title)

  // Tried out before anybody else sees it: it ends like for guests, and nothing was sent.
  await request.getByRole('button', { name: 'Try it' }).click()
  const tried = page.getByRole('dialog')
  const trial = await tried.getByRole('link', { name: 'Open it here' }).getAttribute('href')
  await expectAccessible(page)
  await tried.getByRole('button', { name: 'Close' }).click()
  const { page: phone, context } = await aPhone(browser, studio)
  await phone.goto(trial ?? '')
  await expect(phone.getByRole('note')).toContainText('Nothing leaves this device')
  await signRelease(phone)
  await answer(phone)
  await phone.getByRole('button', { name: 'Send 1 answer' }).click()
  await expect(phone.getByText('Nothing was sent.')).toBeVisible()
  await expectAccessible(phone)

  await request.getByRole('button', { name: 'Open', exact: true }).click()
  await request.getByRole('button', { name: 'Invite people' }).click()
  const inviting = page.getByRole('dialog')
  await inviting.getByRole('combobox', { name: 'Contacts' }).click()
  await page.locator('[role=option][data-key]').first().click()
  await page.keyboard.press('Escape')
  await inviting.getByRole('button', { name: 'Invite people' }).click()
  await expect(page.getByText(`Invitations to “${title}” are on their way`)).toBeVisible()
  await request.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied')).toBeVisible()

  await phone.goto(await copiedLink(page))
  await signRelease(phone)
  await answer(phone)
  await phone.getByRole('button', { name: 'Send 1 answer' }).click()
  await expect(phone.getByRole('heading', { name: 'Thank you, Dana' })).toBeVisible()

  await request.getByRole('link', { name: '1 answer' }).click()
  await page.locator('[data-item]').getByText('Dana Whitfield').click()
  const dana = panel(page, 'Dana Whitfield')
  await dana.getByRole('button', { name: /^Ask for a retake/ }).click()
  const asking = page.getByRole('dialog')
  await asking.getByRole('textbox', { name: 'What else to say' }).fill('Closer to the water.')
  await asking.getByRole('button', { name: 'Ask for a retake' }).click()
  await expect(dana.getByText('Closer to the water.')).toBeVisible()

  await phone.reload()
  await expect(phone.getByText('Closer to the water.')).toBeVisible()
  await phone.getByRole('button', { name: /^(Record|Change)/ }).click()
  await answer(phone)
  await phone.getByRole('button', { name: 'Send 1 answer' }).click()
  await expect(phone.getByRole('heading', { name: 'Thank you, Dana' })).toBeVisible()

  // Refused as long as the answer is processed.
  const accept = dana.getByRole('button', { name: /^Accept/ })
  const link = dana.getByRole('link', { name: `In the draft “${title}”` })
  await expect(async () => {
    if (await accept.isVisible()) await accept.click({ timeout: 10_000 })
    await expect(link).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expectAccessible(page)

  // The case names what holds the answer, and nothing else.
  await phone.reload()
  await phone.getByRole('button', { name: 'Withdraw my answers' }).click()
  await phone.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(phone.getByText('Your answers are withdrawn.')).toBeVisible()
  await context.close()
  await page.goto('/tasks/crowd-sourced/consents')
  await page.locator('[data-item]').getByText('Dana Whitfield').first().click()
  const ended = panel(page, 'Dana Whitfield')
  await expect(ended.getByText('1 clip is hidden')).toBeVisible()
  const uses = ended
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove/ }) })
  await expect(uses).toHaveCount(1)
  await expect(uses).toContainText(title)
  await expect(uses).toContainText('Draft')
})

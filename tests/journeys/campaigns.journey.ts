// A campaign as those live it who run it and who get its letters, by a real mail server.
import type { Page } from '@playwright/test'
import type { Mailbox, ReceivedLetter } from '../support/openMailbox'
import { openAs } from './actions'
import { test } from './mailed'
import { said } from './said'
import { share } from './shared'
import { expect, expectAccessible, expectReadable } from './studio'

async function choose(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(name)
  await page.getByRole('option', { name }).click()
}

const named = ({ letters }: Mailbox, subject: string): ReceivedLetter[] =>
  letters.filter(({ headers }) => headers.includes(`Subject: ${subject}`))

const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('a letter goes to the audience of a campaign, once to each; who came by it is counted, and who wants no more gets none', async ({
  page,
  browser,
  studio,
  mailbox,
}) => {
  await share(studio.origin, { title: 'The autumn reel' })
  await openAs(page, 'cm', '/campaign/Mycampaign')
  await page.getByRole('button', { name: 'New campaign' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Autumn reel')
  await choose(page, 'Share page', 'The autumn reel')
  await choose(page, 'Contact lists', 'Press')
  await page.keyboard.press('Control+s')
  await said(page, '“Autumn reel” added')
  await expect(page.getByRole('button', { name: /^Audience/ })).toContainText(/\d/)
  await expectAccessible(page)
  const campaign = page.url()

  await page.getByRole('button', { name: 'Letter', exact: true }).click()
  await expect(page).toHaveURL(/\/campaign\/letters\//)
  await page.getByRole('textbox', { name: 'Subject' }).fill('It is here')
  await page.getByLabel('Day').fill(new Date().toISOString().slice(0, 10))
  await page.getByLabel('Time').fill('0:00')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'It is here' })).toBeVisible()
  await act(page, 'Plan')
  await said(page, 'That time has passed')
  await page.getByRole('button', { name: 'Send once live', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send once live' }).click()
  await said(page, '“It is here” goes out as soon as its campaign is live')
  expect(named(mailbox, 'It is here')).toEqual([])

  await page.getByRole('link', { name: 'Of the campaign “Autumn reel”' }).click()
  await expect(page).toHaveURL(campaign)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('row', { name: /It is here/ })).toContainText('Sent')
  await choose(page, 'As it is for', 'Elena Ricci')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.frameLocator('iframe').getByText(/Elena/)).toBeVisible()
  const letters = named(mailbox, 'It is here')
  const readers = letters.map(({ to }) => to.join())
  expect(new Set(readers).size).toBe(readers.length)
  expect(readers.length).toBeGreaterThan(5)

  const [watcher, leaver] = letters as [ReceivedLetter, ReceivedLetter]
  const context = await browser.newContext({ baseURL: studio.origin })
  const visit = await context.newPage()
  await visit.goto(/href="([^"]+)"[^>]*>Watch it/.exec(watcher.html)?.[1] ?? 'no link')
  await visit.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect
    .poll(() => visit.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(6)
  await visit.goto('/robots.txt')
  const stop = /^List-Unsubscribe: <([^>]+)>/m.exec(leaver.headers)?.[1] ?? 'no link'
  // Whatever looks at links by itself changes nothing.
  await visit.request.get(stop)
  const oneClick = { form: { 'List-Unsubscribe': 'One-Click' } }
  expect((await visit.request.post(stop, oneClick)).ok()).toBe(true)
  await context.close()

  await page.getByRole('button', { name: 'Results' }).click()
  const measures = page.getByRole('list', { name: 'What came of it' })
  await expect(async () => {
    await page.reload()
    await expect(measures.getByRole('link', { name: /^Started/ })).toContainText('1')
  }).toPass()
  await expect(page.getByRole('table', { name: 'Visits and views by day' })).toContainText(
    'Letter 1',
  )
  await expect(
    page
      .getByRole('row', { name: /It is here/ })
      .getByRole('cell')
      .nth(5),
  ).toHaveText('1')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await measures.getByRole('link', { name: 'Visited: 1' }).click()
  await expect(page.getByRole('row', { name: watcher.to.join() })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)

  await page.goto(campaign)
  await page.getByRole('button', { name: 'Letter', exact: true }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Still one minute?')
  await page.getByLabel('To', { exact: true }).selectOption('Has not started')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Still one minute?' })).toBeVisible()
  await act(page, 'Send now')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
  await said(page, '“Still one minute?” goes out now')
  await page.goto(campaign)
  await expect(page.getByRole('row', { name: /Still one minute/ })).toContainText('Sent')
  const reminded = named(mailbox, 'Still one minute?').map(({ to }) => to.join())
  const others = readers.filter(
    (reader) => ![watcher, leaver].some(({ to }) => to.join() === reader),
  )
  expect(reminded.toSorted()).toEqual(others.toSorted())

  await act(page, 'Close')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await said(page, '“Autumn reel” closed')
  await expect(page.getByRole('button', { name: 'Letter', exact: true })).toHaveCount(0)
})

// Takes that a tab left behind on this computer: offered to whoever made them, and to nobody else.
import type { Page } from '@playwright/test'
import { notices, openAs, openRecorder, openTab, signIn, signOut } from './actions'
import { filmOf, leaveTake, tool, tray } from './leftTakes'
import { recordedFor, recordedSeconds, review } from './recorderPage'
import { said } from './said'
import { expect, expectAccessible, test } from './studio'

const cardOf = (page: Page, title: string | RegExp) =>
  page.getByRole('gridcell').filter({ hasText: title })

test('a take that was cut off is offered by itself, saved, and a clip', async ({
  page,
  studio,
}) => {
  await openAs(page, 'cc', '/clips/list')
  await expect(tool(page)).toBeHidden()
  await leaveTake(page, filmOf(studio.folder), [])
  await page.reload()

  await expect(tray(page)).toContainText('Cut off')
  await expect(tray(page)).toContainText('the browser or the tab closed')
  await expect(tray(page)).toContainText('00:02')
  await expectAccessible(page)
  await tray(page).getByRole('button', { name: 'Save to Footage' }).click()
  await said(page, /“Recording, .*” is in Footage/)
  await expect(cardOf(page, /Recording, /).first()).toContainText('00:02')
  await expect(tool(page)).toBeHidden()
})

test('a take whose tab is slow to die is offered once it is dead, and in the recorder before another one is recorded', async ({
  context,
  page,
  studio,
}) => {
  await openRecorder(page)
  const takeId = await leaveTake(page, filmOf(studio.folder), [])
  const dying = await context.newPage()
  await dying.goto('/favicon.ico')
  await dying.evaluate(
    (id) =>
      new Promise<void>((held) => {
        void navigator.locks.request(`take:${id}`, () => {
          held()
          return new Promise(() => undefined)
        })
      }),
    takeId,
  )
  await openTab(page, '/clips/list')
  await expect(tool(page)).toBeHidden()
  await dying.close()
  await expect(tray(page)).toContainText('Cut off')
  await page.goto('/clips/add')
  await expect(page.getByText('A take was cut off at 00:02')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect(review(page)).toBeVisible()
  await page.keyboard.press('Delete')
})

test('a take is deleted, brought back, and offered to nobody else on the computer', async ({
  page,
  studio,
}) => {
  await openAs(page, 'cc', '/clips/list')
  await leaveTake(page, filmOf(studio.folder), [stopped()])
  await page.reload()
  await tool(page).click()
  await expect(tray(page)).toContainText('Waiting for you')
  await tray(page)
    .getByRole('button', { name: /^Delete Recording/ })
    .click()
  await expect(tool(page)).toBeHidden()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(tool(page)).toBeVisible()

  // No page stands by that would load again because somebody else is signed in.
  await page.goto('about:blank')
  await openAs(page, 'cm', '/clips/list')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(tool(page)).toBeHidden()
})

test('signing out asks about a take: kept, it waits for the next sign-in; sent first, it is a clip', async ({
  page,
  studio,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await openAs(page, 'cc', '/clips/list')
  await leaveTake(page, filmOf(studio.folder), [stopped()])
  await page.reload()
  await expect(tool(page)).toBeVisible()
  await signOut(page)
  await expect(question).toContainText('1 recording on this computer')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await signOut(page)
  await question.getByRole('button', { name: 'Keep here' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await signIn(page, 'cc')
  await expect(tool(page)).toBeVisible()
  await signOut(page)
  await question.getByRole('button', { name: 'Upload first' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, 'cc')
  await page.goto('/clips/list')
  await expect(cardOf(page, /Recording, /).first()).toBeVisible()
  await expect(tool(page)).toBeHidden()
})

test('case 84: a sign-out in another tab ends a recording and loses at most a second of it', async ({
  context,
  page,
}) => {
  await openRecorder(page)
  await page.keyboard.press('r')
  await recordedFor(page, 3)
  const other = await openTab(await context.newPage())
  await signOut(other)
  const question = other.getByRole('alertdialog')
  await expect(question).toContainText('A recording is running')
  const recorded = await recordedSeconds(page)
  await question.getByRole('button', { name: 'Sign out', exact: true }).last().click()
  await expect(other).toHaveURL(/\/login$/)
  await expect(page).toHaveURL(/\/login$/)

  // A take is offered once: that tab, which signs in with this one, would be as likely to do it.
  await page.close()
  await signIn(other, 'cc')
  await expect(tray(other)).toContainText('you were signed out')
  await expect.poll(() => filmSeconds(other)).toBeGreaterThan(recorded - 1)
})

/** How long the only take of the tray is; NaN until that is known. */
const filmSeconds = (page: Page): Promise<number> =>
  tray(page)
    .locator('video')
    .evaluate((film: HTMLVideoElement) => film.duration)

const stopped = () => ({ at: Date.now(), is: 'stopped', why: 'stopPressed', ms: 2000 })

import type { BrowserContext, Page } from '@playwright/test'
import { customers } from '../../src/main/demo/cast'
import { countLoads, openAs, openTab, rail } from './actions'
import { letQuietPass, quietMs, touch, warningOn } from './idleness'
import { moveClock, stopClock } from './movedClock'
import { readFlag } from './session/flags'
import { expect, expectAccessible, test } from './studio'

const limitMs = customers.northwind.idleSessionTimeoutMins * 60_000
const isOut = /\/login\/status\/sessionExpired$/

/** Two tabs of one person, under a clock that can be moved. */
const listed = (page: Page) =>
  Promise.all(['listInbox', 'listSearches'].map((call) => page.waitForResponse(`**/${call}`)))

/** Two tabs that have answers to all they open with. */
async function twoTabs(context: BrowserContext): Promise<readonly [Page, Page]> {
  await moveClock(context)
  const one = await context.newPage()
  await Promise.all([listed(one), openAs(one, 'cm')])
  const other = await context.newPage()
  await Promise.all([listed(other), openTab(other)])
  return [one, other]
}

/**
 * A click without pointer or key events, as a screen reader makes it: only the resulting call
 * counts.
 */
async function callWithoutInput(page: Page): Promise<void> {
  const made = page.waitForRequest('**/listSessions')
  await page.locator('nav a[href="/myprofile/changepassword"]').first().dispatchEvent('click')
  await made
}

test('case 33: the warning counts down in both tabs, and a call in one takes it from both within a second', async ({
  context,
}) => {
  const tabs = await twoTabs(context)
  const [one, other] = tabs
  await openTab(other, '/myprofile/report')
  await stopClock(one)
  await letQuietPass(one, limitMs, 60_000)
  for (const tab of tabs) await expect(warningOn(tab)).toHaveText('60 Seconds remaining')
  await context.clock.runFor(1000)
  for (const tab of tabs) await expect(warningOn(tab)).toHaveText('59 Seconds remaining')
  await context.clock.resume()
  await expectAccessible(one)

  await stopClock(one)
  await letQuietPass(one, limitMs, 12_000)
  for (const tab of tabs) await expect(warningOn(tab)).toHaveText('12 Seconds remaining')
  await callWithoutInput(other)
  await context.clock.runFor(1000)
  for (const tab of tabs) await expect(warningOn(tab)).toBeHidden()
})

test('case 33: "Stay signed in" does so in both tabs, however often the countdown comes', async ({
  context,
}) => {
  const tabs = await twoTabs(context)
  const [one, other] = tabs
  await stopClock(one)
  const loads = tabs.map(countLoads)
  for (const [tab, press] of [
    [one, byPointer],
    [one, byPointer],
    [other, byKeyboard],
    [one, byKeyboard],
    [one, byKeyboard],
  ] as const) {
    await letQuietPass(one, limitMs, 12_000)
    for (const each of tabs) await expect(warningOn(each)).toBeVisible()
    await press(tab)
    for (const each of tabs) await expect(warningOn(each)).toBeHidden()
    expect(await quietMs(one)).toBe(0)
  }
  await context.clock.runFor(3000)
  expect(await readFlag(one, 'logout')).toBeNull()
  expect(loads.map((count) => count())).toEqual([0, 0])
})

const byPointer = (page: Page) => page.getByRole('button', { name: 'Stay signed in' }).click()

/**
 * The focus returns to where it was, and the control there is not pressed. A call that the hour of
 * the moved clock ends leaves a notice, which gets the focus then.
 */
async function byKeyboard(page: Page): Promise<void> {
  const account = page.getByRole('button', { name: /^Account of/ })
  await account.focus()
  await page.keyboard.press('F6')
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
    .toMatch(/^(Account of|Close notification)/)
  await expect(account).toHaveAttribute('aria-expanded', 'false')
}

test('case 34: a tab that saw nothing for an hour stays signed in while another was used', async ({
  context,
}) => {
  const tabs = await twoTabs(context)
  const [quiet, used] = tabs
  await stopClock(quiet)
  await letQuietPass(quiet, limitMs, 1000)
  for (const tab of tabs) await expect(warningOn(tab)).toHaveText('1 Seconds remaining')
  await touch(used)
  await expect.poll(() => quietMs(quiet)).toBe(0)
  const loads = tabs.map(countLoads)
  await context.clock.fastForward(3000)
  // Long enough for any tab that was about to end the session.
  await context.clock.runFor(3000)
  expect(await readFlag(quiet, 'logout')).toBeNull()
  for (const tab of tabs) await expect(rail(tab)).toBeVisible()
  await expect(warningOn(quiet)).toBeHidden()
  expect(loads.map((count) => count())).toEqual([0, 0])

  await context.clock.resume()
  await context.clock.fastForward(limitMs)
  for (const tab of tabs) {
    await expect(tab).toHaveURL(isOut)
    await expect(tab.getByText(/because you weren’t active/)).toBeVisible()
  }
})

test('case 36: a laptop that slept three hours wakes at the door, without a warning or a call', async ({
  context,
}) => {
  const tabs = await twoTabs(context)
  const calls: string[] = []
  const warned: string[] = []
  for (const page of tabs) {
    await page.exposeFunction('tellWarned', (text: string) => warned.push(text))
    await page.evaluate(() => {
      const reported = globalThis as unknown as { tellWarned(text: string): void }
      new MutationObserver(() => {
        const text = document.body.textContent ?? ''
        if (text.includes('Seconds remaining')) reported.tellWarned(text)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    page.on('request', (request) => {
      if (/\/rest\/secure\/|\/oauth\/token/.test(request.url())) calls.push(request.url())
    })
  }
  // Without what the pages opened with.
  calls.length = 0
  await context.clock.fastForward('03:00:00')
  for (const page of tabs) await expect(page).toHaveURL(isOut)
  expect({ calls, warned }).toEqual({ calls: [], warned: [] })
  const left = await tabs[0].evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => /^(nav|ui)\.|auth\.(session|activityAt)/.test(key))).toEqual([
    'nav.lastPath',
  ])
})

// A sign-out is final: no late answer, no Back button and no lost connection undoes it.
import {
  countLoads,
  makeCall,
  openAccountMenu,
  openTab,
  pressSignOut,
  rail,
  signOut,
} from '../actions'
import { moveClock, runUntil, stopClock } from '../movedClock'
import { expect, test } from './browser'
import { readFlag } from './flags'
import { bindingOf, isEndedAtServer } from './server'
import { expire, readSession, readStorage } from './stored'
import { holdAnswer } from './wire'

test('case 18: a refresh that is answered after the sign-out in another tab brings nobody back', async ({
  context,
  page,
  signedIn,
  studio,
}) => {
  await moveClock(context)
  await signedIn('cm')
  await openTab(page)
  const other = await openTab(await context.newPage())
  const binding = await bindingOf(context)
  const loads = countLoads(page)
  await openAccountMenu(other)
  const held = await holdAnswer(context, 'refresh')
  // Before the refresh is asked for, whose answer is not waited for without end; and the pause before
  // a tab reloads stands, so that the answer arrives at the old page.
  await stopClock(page)
  await expire(page)
  await makeCall(page)
  await runUntil(context, held.hasArrived)
  const asked = await readSession(other)

  await pressSignOut(other)
  await expect.poll(() => readSession(page)).toBeNull()
  const discarding = page.waitForRequest('**/oauth/revoke')
  held.release()
  const discarded = (await discarding).postData() ?? ''
  expect(discarded).toMatch(/token=rt_/)
  expect(discarded).not.toContain(asked!.rt)
  expect(await readSession(page)).toBeNull()
  expect(loads()).toBe(0)

  await context.clock.resume()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(other).toHaveURL(/\/login$/)
  expect(loads()).toBe(1)
  expect(await readSession(page)).toBeNull()
  expect(await isEndedAtServer(studio, asked!, binding)).toBe(true)
})

test('case 62: after a sign-out the Back button shows the door', async ({ page, signedIn }) => {
  await signedIn('cm')
  await openTab(page)
  await makeCall(page)
  await expect(page).toHaveURL(/\/home\/newprograms$/)
  await signOut(page)
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(rail(page)).toBeHidden()
})

test('case 83: a sign-out without a connection ends here at once, and at the server with the next start', async ({
  context,
  page,
  signedIn,
  studio,
}) => {
  await signedIn('cm')
  await openTab(page)
  const { rt, at } = (await readSession(page))!
  const binding = await bindingOf(context)
  // A page without the application can read the storage even after the application's page is
  // closed.
  const onlooker = await context.newPage()
  await onlooker.goto('/readyz')
  // The menu's code is loaded when it is first opened, unless the service worker has it already.
  await openAccountMenu(page)
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await signOut(page)
  await expect.poll(() => readSession(onlooker)).toBeNull()
  // The sign-out to send later is stored before the page is left.
  await expect.poll(async () => Object.keys(await readStorage(onlooker))).toContain('auth.revoke')
  const left = JSON.stringify(await readStorage(onlooker))
  expect([left.includes(rt), left.includes(at)]).toEqual([false, false])

  // Without a connection the door is the browser's own page.
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
  await context.setOffline(false)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await readFlag(page, 'logout')).toMatchObject({ reason: 'signOut' })
  await expect.poll(() => isEndedAtServer(studio, { rt }, binding)).toBe(true)
})

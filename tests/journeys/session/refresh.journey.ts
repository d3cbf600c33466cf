// One rotation for all tabs of a browser, even if the tab that asked for it fails (session.md B1).
import type { BrowserContext, Page } from '@playwright/test'
import { callFrom, countLoads, hasMark, leaveMark, openTab, rail } from '../actions'
import { moveClock, runUntil, stopClock } from '../movedClock'
import { expect, test, waitingForRefresh } from './browser'
import { claimsOf, expire, readSession, rotationsOf } from './stored'
import { holdAnswer } from './wire'

/** Opens several pages of the signed-in person, until they call nothing more. */
async function openQuiet(context: BrowserContext, count: number): Promise<Page[]> {
  // A page that listens is never idle.
  await context.route('**/event/followEvents', (route) => route.abort())
  const pages: Page[] = []
  for (let opened = 0; opened < count; opened++) pages.push(await openTab(await context.newPage()))
  for (const page of pages) await page.waitForLoadState('networkidle')
  return pages
}

/** And lets their access token expire, once their clock stands. */
async function openExpired(context: BrowserContext, count: number): Promise<Page[]> {
  await moveClock(context)
  const pages = await openQuiet(context, count)
  // A page that may not listen asks again and again, and would renew the pair before the test does.
  await stopClock(pages[0]!)
  await expire(pages[0]!)
  return pages
}

/** What is answered while the stopped clock goes on by little steps. */
async function answered<Answer>(context: BrowserContext, calls: Promise<Answer>): Promise<Answer> {
  let isOver = false
  const end = () => void (isOver = true)
  void calls.then(end, end)
  await runUntil(context, () => isOver)
  return calls
}

test('case 15: two tabs whose token is over share one rotation', async ({
  context,
  signedIn,
  wire,
}) => {
  await signedIn('cm')
  const [one, other] = (await openExpired(context, 2)) as [Page, Page]
  const before = await readSession(one)
  const refreshesBefore = wire.asked('refresh')
  const held = await holdAnswer(context, 'refresh')

  const calls = [callFrom(one), callFrom(other)]
  await runUntil(context, held.hasArrived)
  await runUntil(context, async () => (await waitingForRefresh(one)) === 1)
  held.release()
  expect(await answered(context, Promise.all(calls))).toEqual([200, 200])

  const after = await readSession(one)
  expect(rotationsOf(after)).toBe(rotationsOf(before) + 1)
  // Storage reaches other tabs with a delay: a second tab may ask too, and gets the same new pair.
  expect(wire.asked('refresh') - refreshesBefore).toBeLessThanOrEqual(2)
  const carried = wire.tokensOf('getMenuNotificationCount').slice(-2)
  expect(carried.map((at) => claimsOf({ at }).gen)).toEqual([
    rotationsOf(after),
    rotationsOf(after),
  ])
})

test('case 16: five tabs that a sign-in elsewhere loads again share one rotation', async ({
  context,
  page,
  signedIn,
  wire,
}) => {
  const session = await signedIn('cm')
  await page.goto('/readyz')
  await page.evaluate(() => localStorage.removeItem('auth.session'))
  const doors = await Promise.all(Array.from({ length: 5 }, () => context.newPage()))
  await Promise.all(doors.map((door) => door.goto('/login')))
  for (const door of doors) await expect(door.getByRole('heading', { level: 1 })).toBeVisible()

  await page.evaluate(
    ({ pair, flag }) => {
      localStorage.setItem('auth.session', pair)
      localStorage.setItem('flag.login', flag)
    },
    { pair: JSON.stringify(session), flag: `1:elsewhere:signIn:${Date.now()}` },
  )
  for (const door of doors) await expect(rail(door)).toBeVisible()
  // A tab may get the lock before it sees what was stored; it is then given the same pair again.
  expect(rotationsOf(await readSession(page))).toBe(rotationsOf(session) + 1)
  expect(wire.asked('refresh')).toBeLessThanOrEqual(2)
})

test('case 23: the refresh of a tab that is closed goes to the next one within a second', async ({
  context,
  signedIn,
}) => {
  await moveClock(context)
  await signedIn('cm')
  const [holder, other] = (await openQuiet(context, 2)) as [Page, Page]
  const held = await holdAnswer(context, 'refresh')
  // Before anything waits for another tab, which it does for ten seconds: a slow machine may not use them up.
  await stopClock(other)
  await expire(other)
  const before = await readSession(other)
  const abandoned = callFrom(holder).catch(() => null)
  await runUntil(context, held.hasArrived)
  const call = callFrom(other)
  await runUntil(context, async () => (await waitingForRefresh(other)) === 1)

  await holder.close()
  await context.clock.runFor(1000)
  expect(await call).toBe(200)
  held.lose()
  await abandoned
  // The lost answer is repeated: the server has not rotated twice.
  expect(rotationsOf(await readSession(other))).toBe(rotationsOf(before) + 1)
})

test('case 25: without Web Locks two tabs refresh beside each other and stay signed in', async ({
  context,
  signedIn,
  wire,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
  })
  await signedIn('cm')
  const [one, other] = (await openExpired(context, 2)) as [Page, Page]
  expect(await one.evaluate(() => 'request' in (navigator.locks ?? {}))).toBe(false)
  const before = wire.asked('refresh')
  await Promise.all([leaveMark(one), leaveMark(other)])
  const held = await holdAnswer(context, 'refresh')

  const slow = callFrom(one)
  await runUntil(context, held.hasArrived)
  expect(await answered(context, callFrom(other))).toBe(200)
  held.release()
  expect(await answered(context, slow)).toBe(200)
  expect(wire.asked('refresh')).toBe(before + 2)
  expect([await hasMark(one), await hasMark(other)]).toEqual([true, true])

  await expire(one)
  const calls = [await answered(context, callFrom(one)), await answered(context, callFrom(other))]
  expect(calls).toEqual([200, 200])
})

test('case 59: a refresh in one tab does not reload the other', async ({ context, signedIn }) => {
  await signedIn('cm')
  const [one, other] = (await openExpired(context, 2)) as [Page, Page]
  const loads = countLoads(other)
  const before = await readSession(one)
  await answered(context, callFrom(one))
  expect(rotationsOf(await readSession(other))).toBe(rotationsOf(before) + 1)
  // Longer than any tab waits before it reloads.
  await context.clock.runFor(2000)
  expect(await answered(context, callFrom(other))).toBe(200)
  expect(loads()).toBe(0)
})

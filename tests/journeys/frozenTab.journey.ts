import type { Page } from '@playwright/test'
import { customers } from '../../src/main/demo/cast'
import { countLoads, openAs, rail } from './actions'
import { touch, warningOn } from './idleness'
import { readFlag } from './session/flags'
import { expect, test } from './studio'

const limitMinutes = customers.northwind.idleSessionTimeoutMins

test('case 37: a frozen tab that keeps the lock blocks neither use nor the idle end of another', async ({
  context,
}) => {
  await context.addInitScript(shareClock)
  const frozen = await context.newPage()
  await openAs(frozen, 'cm')
  const used = await context.newPage()
  await used.goto('/clips/list')
  await expect(rail(used)).toBeVisible()
  const skip = (minutes: number) =>
    used.evaluate((ms) => {
      const skewMs = Number(localStorage.getItem('skewMs') ?? 0) + ms
      localStorage.setItem('skewMs', String(skewMs))
    }, minutes * 60_000)
  const cdp = await context.newCDPSession(frozen)
  const freeze = () => cdp.send('Page.setWebLifecycleState', { state: 'frozen' })

  await frozen.evaluate(
    () => void navigator.locks.request('auth.idle', () => new Promise(() => {})),
  )
  await freeze()
  await skip(limitMinutes - 0.3)
  await expect(warningOn(used)).toBeVisible()
  await touch(used)
  const touched = await secondsOf(used)
  // The tick after it judges.
  await expect.poll(() => secondsOf(used)).toBeGreaterThan(touched)
  await expect(warningOn(used)).toBeHidden()
  await skip(limitMinutes - 2)
  await touch(used)

  const loads = countLoads(frozen)
  await cdp.send('Page.setWebLifecycleState', { state: 'active' })
  const before = await secondsOf(frozen)
  await expect.poll(() => secondsOf(frozen)).toBeGreaterThanOrEqual(before + 3)
  expect(await readFlag(frozen, 'logout')).toBeNull()
  await expect(rail(frozen)).toBeVisible()
  await expect(warningOn(frozen)).toBeHidden()
  expect(loads()).toBe(0)

  await freeze()
  await skip(limitMinutes + 1)
  await expect(used).toHaveURL(/\/login\/status\/sessionExpired$/)
})

/**
 * Both tabs read one shared clock, because a frozen page cannot be told a time; also counts a
 * page's ticks.
 */
function shareClock(): void {
  const now = Date.now.bind(Date)
  Date.now = () => now() + Number(localStorage.getItem('skewMs') ?? 0)
  const repeat = setInterval
  const counted = Object.assign(window, { seconds: 0 })
  const count = (act: () => void) => () => {
    counted.seconds += 1
    act()
  }
  Object.assign(window, {
    setInterval: (act: () => void, ms: number) => repeat(ms === 1000 ? count(act) : act, ms),
  })
}

/** How often the page has read its clock. */
const secondsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seconds: number }).seconds)

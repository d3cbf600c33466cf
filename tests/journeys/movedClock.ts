import { expect, type BrowserContext, type Page } from '@playwright/test'

/**
 * From now on the test moves the clock of this browser's pages. Playwright's clock removes the
 * page's navigation timing, in which a tab reloaded by another one reads which page it belongs to.
 */
export async function moveClock(context: BrowserContext): Promise<void> {
  const kept = 'entriesKept'
  await context.addInitScript((name) => {
    Object.assign(globalThis, { [name]: performance.getEntriesByType.bind(performance) })
  }, kept)
  await context.clock.install()
  await context.addInitScript((name) => {
    const entries: unknown = Reflect.get(globalThis, name)
    Object.assign(performance, { getEntriesByType: entries })
  }, kept)
}

/**
 * So far ahead that no page has passed it yet, even on a busy machine: a clock cannot be set back.
 */
const aheadMs = 5000

/**
 * Stops the moved clock. From now on the product's timers fire only during runFor, so that the
 * speed of the machine makes no difference to the page.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + aheadMs)
}

/** Runs the stopped clock by little steps until this is so: what pages wait for with a limit goes on. */
export async function runUntil(
  context: BrowserContext,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  await expect
    .poll(async () => {
      await context.clock.runFor(20)
      return isSo()
    })
    .toBe(true)
}

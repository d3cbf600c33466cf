import type { BrowserContext, Page } from '@playwright/test'

/**
 * From here on the pages of this browser have a clock that can be moved. Playwright's clock takes the page's account
 * of how it was loaded away with it. A tab that another one reloads reads there which door it belongs to.
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

/** So far ahead that no page of a busy machine is there already: none can be taken back. */
const aheadMs = 5000

/**
 * Stops the moved clock. What happens from here on happens without the product waiting for anything; runFor gives it
 * time to wait. How long the machine takes for it is nothing a page can tell.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + aheadMs)
}

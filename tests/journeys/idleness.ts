/** Somebody who is not there, as the pages count it. */
import type { Locator, Page } from '@playwright/test'

export const warningOn = (page: Page): Locator => page.getByText(/^\d+ Seconds remaining$/).first()

/** Somebody is there, and asks for nothing. */
export const touch = (page: Page): Promise<void> =>
  page.getByRole('main').click({ position: { x: 2, y: 2 } })

/** How long ago activity was written down, by the page's clock. */
export function quietMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [, at] = (localStorage.getItem('auth.activityAt') ?? '').split(':')
    return Date.now() - Number(at)
  })
}

/** Nothing happens until only so much is left of the limit. */
export async function letQuietPass(page: Page, limitMs: number, leftMs: number): Promise<void> {
  await page.clock.fastForward(limitMs - leftMs - (await quietMs(page)))
}

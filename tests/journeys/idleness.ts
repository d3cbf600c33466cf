/** Simulates an absent person, as the pages measure it. */
import type { Locator, Page } from '@playwright/test'

export const warningOn = (page: Page): Locator => page.getByText(/^\d+ Seconds remaining$/).first()

/** Input by the person that makes no call. */
export const touch = (page: Page): Promise<void> =>
  page.getByRole('main').click({ position: { x: 2, y: 2 } })

/** How long ago (ms) the last activity was stored, by the page's clock. */
export function quietMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [, at] = (localStorage.getItem('auth.activityAt') ?? '').split(':')
    return Date.now() - Number(at)
  })
}

/** Lets time pass without input until `leftMs` of the limit are left. */
export async function letQuietPass(page: Page, limitMs: number, leftMs: number): Promise<void> {
  await page.clock.fastForward(limitMs - leftMs - (await quietMs(page)))
}

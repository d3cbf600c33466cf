/** The recorder as a person sees it. */
import { expect, type Locator, type Page } from '@playwright/test'

export const record = (page: Page): Locator => page.getByRole('button', { name: /^Record R/ })
export const review = (page: Page): Locator => page.getByRole('heading', { name: 'Review takes' })

/** What the timer shows. */
export async function recordedSeconds(page: Page): Promise<number> {
  const text = await page.getByRole('timer').innerText()
  const [, minutes, seconds] = /(\d\d):(\d\d)/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** Waits until so much is recorded, or more: on a busy machine a look may miss a whole second of the timer. */
export async function recordedFor(page: Page, seconds: number): Promise<void> {
  await expect.poll(() => recordedSeconds(page)).toBeGreaterThanOrEqual(seconds)
}

/** The tab is put behind another one. */
export const hideTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** How many takes stand on this computer's disk, whoever made them. */
export const takesOnDisk = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const count = async (folder: FileSystemDirectoryHandle): Promise<number> => {
      let found = 0
      for await (const entry of folder.values())
        if (entry.kind === 'directory') found += await count(entry)
        else if (entry.name === 'media') found += 1
      return found
    }
    return count(await navigator.storage.getDirectory())
  })

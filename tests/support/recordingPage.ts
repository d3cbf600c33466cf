import { afterAll, beforeAll } from 'vitest'
import type { Page } from '@playwright/test'
import { makeProfile, openBrowser, servePage } from './recordingBrowser'

/** A page in which window.parts are the product's parts of recording. The file shares one browser. */
export function recordingPage(): { open(): Promise<Page> } {
  let open: () => Promise<Page>
  let close: () => Promise<unknown>
  beforeAll(async () => {
    const site = await servePage('browser/capture/parts/page.html')
    const { profile, remove } = await makeProfile()
    const browser = await openBrowser(profile)
    open = async () => {
      const page = await browser.openPage()
      await page.goto(site.url)
      await page.waitForFunction(() => 'parts' in window)
      return page
    }
    close = async () => {
      await browser.kill()
      await site.close()
      await remove()
    }
  })
  afterAll(() => close())
  return { open: () => open() }
}

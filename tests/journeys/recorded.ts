import { test as base } from '@playwright/test'
import { noteCaches, watch } from './journal'
import { listen } from './said'

/** Notes what the browsers send, receive and store, for secrets.check.ts, and keeps what notices say. */
export const test = base.extend<object, { recorded: void }>({
  recorded: [
    async ({ browser }, use) => {
      browser.on('context', watch)
      browser.on('context', listen)
      await use()
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context }, use) => {
    await use(context)
    // A page that navigated away or was closed has no caches to read.
    for (const page of context.pages()) await noteCaches(page).catch(() => {})
  },
})

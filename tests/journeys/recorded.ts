import { test as base } from '@playwright/test'
import { noteCaches, watch } from './journal'

/** Notes what the browsers send, receive and store, for secrets.check.ts. */
export const test = base.extend<object, { recorded: void }>({
  recorded: [
    async ({ browser }, use) => {
      browser.on('context', watch)
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

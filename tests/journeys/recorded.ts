import { test as base } from '@playwright/test'
import { noteCaches, watch } from './journal'

/** What the browsers of a journey send, are answered and keep is noted for secrets.check.ts. */
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
    // A page that went elsewhere or is closed has nothing to show.
    for (const page of context.pages()) await noteCaches(page).catch(() => {})
  },
})

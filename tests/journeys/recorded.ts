import { test as base } from '@playwright/test'
import { noteCaches, watch } from './journal'
import { listen } from './said'
import { plugIn } from './standInCamera'

/**
 * Notes what the browsers send, receive and store, for secrets.check.ts; keeps what notices say, and
 * plugs in stand-ins for cameras and microphones.
 */
export const test = base.extend<object, { recorded: void }>({
  recorded: [
    async ({ browser }, use) => {
      browser.on('context', watch)
      browser.on('context', listen)
      browser.on('context', plugIn)
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

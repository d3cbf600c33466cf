import { test as base } from '@playwright/test'
import { beginJourney, noteCaches, watch } from './journal'
import { listen } from './said'
import { plugIn } from './standInCamera'

/**
 * Notes what the browsers send, receive and store, for secrets.check.ts, and what each journey
 * loads, for the selection of `npm run prove -- --touched`. Keeps what notices say, and plugs in
 * stand-ins for cameras and microphones.
 */
export const test = base.extend<{ begun: void }, { recorded: void }>({
  recorded: [
    async ({ browser }, use, { project }) => {
      const { actionTimeout = 0 } = project.use
      // Pages that are opened before a journey begins would have Playwright's own limit of 30 s.
      browser.on('context', (context) => context.setDefaultTimeout(actionTimeout))
      browser.on('context', watch)
      browser.on('context', listen)
      browser.on('context', plugIn)
      await use()
    },
    { scope: 'worker', auto: true },
  ],
  begun: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use, { file }) => {
      beginJourney(file)
      await use()
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await use(context)
    // A page that navigated away or was closed has no caches to read.
    for (const page of context.pages()) await noteCaches(page).catch(() => {})
    // A context that is reused keeps its permissions, and stays offline.
    await context.clearPermissions()
    await context.setOffline(false)
  },
})

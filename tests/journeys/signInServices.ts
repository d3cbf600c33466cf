import type { Page } from '@playwright/test'
import { openBotCheck, type BotCheckService } from '../support/botCheckService'
import { openProvider, type TestProvider } from '../support/openIdProvider'
import { rail } from './actions'
import { expect, test as base } from './studio'

/** Journeys of a product with an OpenID provider and a bot check, both on this machine. */
export const test = base.extend<object, { botCheck: BotCheckService }>({
  botCheck: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const botCheck = await openBotCheck()
      await use(botCheck)
      await botCheck.close()
    },
    { scope: 'worker' },
  ],
  environmentOf: [
    async ({ botCheck }, use) => {
      const opened: TestProvider[] = []
      await use(async (origin) => {
        const provider = await openProvider([`${origin}/oauth/third-party/callback`])
        opened.push(provider)
        return { ...provider.environment, ...botCheck.environment }
      })
      await Promise.all(opened.map((provider) => provider.close()))
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** Signed in, in the document that allows no third-party scripts. */
export async function expectInside(page: Page): Promise<void> {
  await expect.poll(() => loadedFrom(page)).not.toMatch(/^\/login/)
  await expect(rail(page)).toBeVisible()
}

/** The address of the current document; a page that is being replaced has none. */
const loadedFrom = (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return entry ? new URL(entry.name).pathname : '/login'
    })
    .catch(() => '/login')

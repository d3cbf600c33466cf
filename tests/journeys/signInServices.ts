import type { Page } from '@playwright/test'
import { openBotCheck, type BotCheckService } from '../support/botCheckService'
import { openProvider, type TestProvider } from '../support/openIdProvider'
import { rail } from './actions'
import { expect, runStudio, test as base, type Studio } from './studio'

/** The built product with an OpenID provider and a bot check, all on this machine. */
export interface Entrance extends Studio {
  readonly provider: TestProvider
  readonly botCheck: BotCheckService
}

export const test = base.extend<object, { entrance: Entrance }>({
  entrance: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const botCheck = await openBotCheck()
      const opened: TestProvider[] = []
      await runStudio(
        async (studio) => {
          for (const provider of opened) await use({ ...studio, provider, botCheck })
        },
        async (origin) => {
          const provider = await openProvider([`${origin}/oauth/third-party/callback`])
          opened.push(provider)
          return { ...provider.environment, ...botCheck.environment }
        },
      )
      await Promise.all([...opened, botCheck].map((service) => service.close()))
    },
    { scope: 'worker', timeout: 0 },
  ],
  studio: [({ entrance }, use) => use(entrance), { scope: 'worker' }],
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

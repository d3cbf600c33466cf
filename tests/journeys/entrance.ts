import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import { openBotCheck, type BotCheckService } from '../support/botCheckService'
import { freePort } from '../support/freePort'
import { openProvider, type TestProvider } from '../support/openIdProvider'

/** The built product with an OpenID provider and a bot check beside it, all on this machine. */
export interface Entrance {
  readonly origin: string
  readonly provider: TestProvider
  readonly botCheck: BotCheckService
}

export const test = base.extend<object, { entrance: Entrance }>({
  entrance: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'studio-entrance-'))
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      const provider = await openProvider([`${origin}/oauth/third-party/callback`])
      const botCheck = await openBotCheck()
      const server = spawn(process.execPath, ['dist/server/server.js'], {
        env: {
          ...process.env,
          ...provider.environment,
          ...botCheck.environment,
          PORT: String(port),
          DATA_DIR: join(folder, 'data'),
          NODE_ENV: 'development',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await expect.poll(() => isReady(origin), { timeout: 60_000 }).toBe(true)
      await use({ origin, provider, botCheck })
      const stopped = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await stopped
      await Promise.all([provider.close(), botCheck.close()])
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ entrance }, use) => use(entrance.origin),
})

export { expect }

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Signed in, and in the document that admits nothing from elsewhere. */
export async function expectInside(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry !== undefined && !new URL(entry.name).pathname.startsWith('/login')
  })
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible()
}

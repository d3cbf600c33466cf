import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../support/freePort'
import { projectRoot } from '../support/projectRoot'
import { plant } from './journal'
import { copySeededData } from './seededData'
import { startBuilt } from './startBuilt'
import { test as base } from './recorded'

/** The built product on a data folder with the whole demo, as `npm start` runs it. */
export interface Studio {
  readonly origin: string
  /** A folder for files a journey makes. */
  readonly folder: string
}

export const test = base.extend<object, { studio: Studio }>({
  studio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => runStudio(use),
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ studio }, use) => use(studio.origin),
  // Service workers are blocked here; that the page says so is updates.journey.ts's matter.
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      try {
        sessionStorage.setItem('worker.told', 'yes')
      } catch {
        // A page that is not ours yet.
      }
    })
    await use(context)
  },
})

export { expect, plant }

type Environment = Readonly<Record<string, string>>

/** For as long as it is used. What the environment has more is made when the address is known. */
export async function runStudio(
  use: (studio: Studio) => Promise<void>,
  environmentOf: (origin: string) => Environment | Promise<Environment> = () => ({}),
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-journey-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const environment = await environmentOf(origin)
  const dataDir = join(folder, 'data')
  copySeededData(dataDir)
  const server = await startBuilt({ cwd: projectRoot, port, dataDir, environment })
  await use({ origin, folder })
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

export const password = 'Studio-demo-2026'
plant(password)

/** No violation of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // In the page itself: only frames of other origins, of which there are none, need a page of axe's own.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([])
}

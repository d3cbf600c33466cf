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

/** The built product with the whole demo, as `npm start` runs it. */
export interface Studio {
  readonly origin: string
  /** A folder for files a journey makes. */
  readonly folder: string
}

export const test = base.extend<object, { house: string; studio: Studio }>({
  // Journeys of another house run in a product of their own: what they leave behind is met by nobody.
  house: ['everybody', { option: true, scope: 'worker' }],
  studio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => runStudio(use),
    // A limit here would leave the server running where stopping it takes longer.
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ studio }, use) => use(studio.origin),
  // Service workers are blocked here, so the notice about that counts as shown; updates.journey.ts
  // tests it.
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      try {
        sessionStorage.setItem('worker.told', 'yes')
      } catch {
        // The page belongs to another origin.
      }
    })
    await use(context)
  },
})

export { expect, plant }

type Environment = Readonly<Record<string, string>>

/** Runs the product until `use` ends. `environmentOf` adds settings that depend on its address. */
export async function runStudio(
  use: (studio: Studio) => Promise<void>,
  environmentOf: (origin: string) => Environment | Promise<Environment> = () => ({}),
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-journey-'))
  try {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const environment = await environmentOf(origin)
    const dataDir = join(folder, 'data')
    copySeededData(dataDir)
    const server = await startBuilt({ cwd: projectRoot, port, dataDir, environment })
    try {
      await use({ origin, folder })
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const password = 'Studio-demo-2026'
plant(password)

/** The page has no violation of WCAG 2.2 AA in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, (axe) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']),
  )
}

/** Its words can be read: all that another theme changes. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolation(page, (axe) => axe.withRules(['color-contrast']))
}

async function expectNoViolation(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  // A colour on its way to another one is read by nobody.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // Runs axe in the page itself; only frames of other origins, of which there are none, would need
  // its own page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await narrow(axe).analyze()
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([])
}

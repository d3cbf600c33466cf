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

type Environment = Readonly<Record<string, string>>

/** What the product is told of the services it works with, which depends on its address. */
type EnvironmentOf = (origin: string) => Environment | Promise<Environment>

interface ForJourney {
  house: string
  studio: Studio
}

interface ForWorker {
  environmentOf: EnvironmentOf
  studios: Studios
}

const everybody = 'everybody'

export const test = base.extend<ForJourney, ForWorker>({
  // Journeys of another house run in a product of their own: what they leave behind is met by nobody.
  house: [everybody, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
  environmentOf: [async ({}, use) => use(() => ({})), { scope: 'worker' }],
  studios: [
    async ({ environmentOf }, use) => {
      const studios = createStudios(environmentOf)
      try {
        await use(studios)
      } finally {
        await studios.close()
      }
    },
    // A limit here would leave servers running where stopping them takes longer.
    { scope: 'worker', timeout: 0 },
  ],
  studio: [async ({ house, studios }, use) => use(await studios.of(house)), { timeout: 0 }],
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

interface Studios {
  of(house: string): Promise<Studio>
  close(): Promise<void>
}

/** The product of everybody runs on beside that of one other house, which ends when the next begins. */
function createStudios(environmentOf: EnvironmentOf): Studios {
  const running = new Map<string, RunningStudio>()
  async function end(houses: readonly string[]) {
    for (const house of houses) {
      await running.get(house)?.stop()
      running.delete(house)
    }
  }
  return {
    async of(house) {
      await end([...running.keys()].filter((other) => ![everybody, house].includes(other)))
      const studio = running.get(house) ?? (await startStudio(environmentOf))
      running.set(house, studio)
      return studio
    },
    close: () => end([...running.keys()]),
  }
}

interface RunningStudio extends Studio {
  stop(): Promise<void>
}

async function startStudio(environmentOf: EnvironmentOf): Promise<RunningStudio> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-journey-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const environment = await environmentOf(origin)
    const dataDir = join(folder, 'data')
    copySeededData(dataDir)
    const server = await startBuilt({ cwd: projectRoot, port, dataDir, environment })
    return { origin, folder, stop: () => server.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
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
  const look = async () => {
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
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }
  const found = await look()
  // A page that changed meanwhile was seen half before and half after. What is wrong with it stays.
  expect(found.length > 0 ? await look() : found).toEqual([])
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test as base } from '@playwright/test'
import { note, noteCaches, plant, watch } from './journal'
import { freePort } from '../support/freePort'

/** The built product on an empty data folder, as `npm start` runs it. */
export interface Studio {
  readonly origin: string
  /** A folder for files a journey makes. */
  readonly folder: string
  readonly process: ChildProcess
}

export const test = base.extend<object, { studio: Studio; watched: void }>({
  watched: [
    async ({ browser }, use) => {
      browser.on('context', watch)
      await use()
    },
    { scope: 'worker', auto: true },
  ],
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
    for (const page of context.pages()) await noteCaches(page).catch(() => {})
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
  const server = spawn(process.execPath, ['dist/server/server.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: 'development',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout.on('data', (text: Buffer) => {
    // The log, and not what is said to whoever starts a demo: its password is no secret.
    const lines = text
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    for (const line of lines) note('server.log', line)
  })
  await expect.poll(() => isReady(origin), { timeout: 60_000 }).toBe(true)
  await use({ origin, folder, process: server })
  const stopped = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await stopped
  rmSync(folder, { recursive: true, force: true })
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

export const password = 'Studio-demo-2026'
plant(password)

export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email or user name').fill(`${name}@demo.example`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible()
}

/** No violation of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([])
}

/** A film made by ffmpeg: colour bars that move, with a tone. */
export function makeFilm(path: string, seconds: number, codecs: readonly string[]): void {
  const video = `testsrc2=size=640x360:rate=30:duration=${seconds}`
  const sound = `sine=frequency=440:duration=${seconds}`
  const given = [
    '-nostdin',
    '-v',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    video,
    '-f',
    'lavfi',
    '-i',
    sound,
  ]
  execFileSync(process.env['FFMPEG_PATH'] ?? 'ffmpeg', [...given, ...codecs, '-shortest', path])
}

export const asMp4 = [
  '-c:v',
  'libx264',
  '-preset',
  'ultrafast',
  '-pix_fmt',
  'yuv420p',
  '-g',
  '30',
  '-c:a',
  'aac',
]
export const asWebm = [
  '-c:v',
  'libvpx',
  '-deadline',
  'realtime',
  '-cpu-used',
  '8',
  '-g',
  '30',
  '-c:a',
  'libopus',
]

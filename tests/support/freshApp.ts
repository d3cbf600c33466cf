/** The real server in this process: real routes, a real database, and a clock the test can move. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { assemble } from '../../src/main/assemble'
import type { OpenMedia } from '../../src/features/media/server'
import type { MediaOptions } from '../../src/features/media/server/openMedia'
import { readConfig, type Config } from '../../src/server/config'
import type { OpenDatabase } from '../../src/server/database/openDatabase'
import { createMediaSigner } from '../../src/server/media/signedCookies'
import { openSecrets } from '../../src/server/secrets'
import type { Services } from '../../src/server/services'
import { freshDatabase } from './freshDatabase'
import { validators } from './validators'

export interface TestApp {
  readonly server: FastifyInstance
  readonly services: Services
  readonly database: OpenDatabase
  readonly config: Config
  readonly clock: { now: Date }
  /** Everything logged so far. */
  readonly log: string[]
}

export interface TestAppOptions {
  readonly database?: OpenDatabase
  readonly environment?: Readonly<Record<string, string>>
  /**
   * Starts the store too, which takes time, so only for tests about it. No jobs run (mediaApp.ts).
   */
  readonly withMedia?: boolean
}

type MediaUnderTest = Pick<OpenMedia, 'services' | 'plugins'>

export async function freshApp(options: TestAppOptions = {}): Promise<TestApp> {
  const parts = await appParts(options)
  const { server, services } = await assemble(parts)
  afterAll(() => server.close())
  return { server, services, ...parts }
}

/** The parts of an app, removed when the test file ends. */
export async function appParts(options: TestAppOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-test-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PASSWORD_COST_LOG2: '4',
    PUBLIC_ORIGIN: 'http://studio.test',
    ...options.environment,
  })
  const clock = { now: new Date('2026-03-01T09:00:00Z') }
  const log: string[] = []
  const now = () => new Date(clock.now)
  const database = options.database ?? (await freshDatabase())
  const secrets = openSecrets(dataDir)
  const mediaOptions = { config, secrets, database, now }
  const media = options.withMedia ? await realMedia(mediaOptions) : cookiesOnly(mediaOptions)
  const logDestination = { write: (line: string) => log.push(line) }
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  return { config, secrets, database, media, now, clock, log, logDestination, validators }
}

async function realMedia(options: MediaOptions): Promise<MediaUnderTest> {
  const { openMedia } = await import('../../src/features/media/server')
  return openMedia(options)
}

/** Every sign-in needs signed cookies; a call that needs more of the media services fails. */
function cookiesOnly({ secrets }: Pick<MediaOptions, 'secrets'>): MediaUnderTest {
  const signer = createMediaSigner(secrets('media-cookies'))
  const services = {
    signMediaCookies: signer.sign,
    media: new Proxy({} as OpenMedia['services']['media'], {
      get() {
        throw new Error('This test uses media: ask freshApp for { withMedia: true }.')
      },
    }),
  }
  return { services, plugins: [] }
}

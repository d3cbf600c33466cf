/**
 * The whole server on a folder that looks like a built project, with one file of every kind it
 * serves.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { afterAll } from 'vitest'
import { openStore } from '../../src/features/media/server/mediaServices'
import { assemble } from '../../src/main/assemble'
import type { OpenDatabase } from '../../src/server/database/openDatabase'
import { mediaPlugin } from '../../src/server/media/mediaPlugin'
import { mediaCookieNames } from '../../src/server/media/signedCookies'
import type { Storage } from '../../src/server/storage/storage'
import { uploadsPlugin } from '../../src/server/storage/uploadsPlugin'
import { everyPart } from './everyPart'
import { appParts } from './freshApp'

export const inlineScript = 'window.early = true'

const servedFiles = {
  'dist/client/index.html': `<!doctype html><script>${inlineScript}</script><p>the page</p>`,
  'dist/client/assets/shell-a1b2c3d4.js': '// hashed',
  'dist/client/assets/shell-a1b2c3d4.js.map': '{}',
  'dist/client/serviceWorker.js': '// worker',
  'dist/client/.vite/share.json':
    '{"share.tsx":{"file":"assets/share-a1b2c3d4.js","isEntry":true,"css":["assets/share-a1b2c3d4.css"]}}',
  'dist/client/.vite/guest.json':
    '{"guest.tsx":{"file":"assets/guest-a1b2c3d4.js","isEntry":true,"css":["assets/guest-a1b2c3d4.css"]}}',
  'dist/client/.vite/insights.json':
    '{"insights.tsx":{"file":"assets/insights-a1b2c3d4.js","isEntry":true,"css":["assets/insights-a1b2c3d4.css"]}}',
  'generated/assets/i18n/en/analytics.json': '{"analytics.insights.title":"Analytics"}',
  'generated/assets/i18n/en/guest.json': '{"guest.page.title":"Your answers"}',
  'generated/assets/i18n/en.json': '{"a":"b"}',
  'generated/assets/i18n/en/sharing.json': '{"sharing.visit.locked":"Protected page"}',
  'generated/assets/i18n/en/media.json': '{}',
  'generated/assets/i18n/en/screens.json': '{}',
}

const nameOf = async () => 'film.mp4'

export interface BuiltApp {
  readonly server: FastifyInstance
  /** Cookies of somebody in customer `c1`, and the address of a film that they open. */
  readonly mediaCookies: Readonly<Record<string, string>>
  readonly mediaUrl: string
  /** Its parts may be replaced by broken ones. */
  readonly storage: { -readonly [Part in keyof Storage]: Storage[Part] }
  readonly log: string[]
  /** Every address beside those of calls and of the page, such as `GET /s/:key`. */
  readonly addresses: readonly string[]
}

const standOf = async () => ({ isOpen: true, rev: 0 })
const reader = { customerId: 'c1', userId: 'u1' }

export async function builtApp(
  database: OpenDatabase,
  environment: Readonly<Record<string, string>>,
): Promise<BuiltApp> {
  const root = mkdtempSync(join(tmpdir(), 'studio-built-'))
  for (const [path, text] of Object.entries(servedFiles)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const parts = await appParts({ database, environment })
  const { signer, addresses, postTarget, disk, ...store } = await openStore(
    parts.config,
    parts.secrets,
  )
  const storage = { ...store.storage }
  await storage.put('media/c1/a1/copy.mp4', Buffer.from('film'))
  const origins = parts.config.publicOrigin ? [parts.config.publicOrigin] : []
  const { now } = parts
  const served: string[] = []
  const plugins: FastifyPluginAsync[] = [
    listing(served),
    async (app) =>
      void (await app.register(mediaPlugin, {
        storage,
        signer,
        addresses,
        origins,
        now,
        standOf,
        nameOf,
      })),
    async (app) => {
      if (!disk) return
      await app.register(uploadsPlugin, {
        storage: disk,
        target: postTarget,
        origins,
        now,
        landings: everyPart,
      })
    },
  ]
  const { server } = await assemble({
    ...parts,
    config: { ...parts.config, projectRoot: root },
    media: {
      services: {
        ...parts.media.services,
        media: { ...parts.media.services.media, storage },
      },
      plugins,
    },
  })
  afterAll(async () => {
    await server.close()
    rmSync(root, { recursive: true })
  })
  const signed = signer.sign(reader, new Date(now().getTime() + 60_000))
  const mediaCookies = Object.fromEntries(
    Object.entries(mediaCookieNames).map(([part, name]) => [
      name,
      signed[part as keyof typeof signed],
    ]),
  )
  const given = { rev: 0, userId: reader.userId, now: now() }
  const mediaUrl = addresses.pathOf('media/c1/a1/copy.mp4', given)
  return { server, mediaCookies, mediaUrl, storage, log: parts.log, addresses: served }
}

/** Hears of all routes that come after it. */
const listing = (into: string[]): FastifyPluginAsync =>
  Object.assign(
    async (app: FastifyInstance) => {
      app.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) if (each !== 'HEAD') into.push(`${each} ${url}`)
      })
    },
    // Fastify's own sign that a plugin speaks for the whole server.
    { [Symbol.for('skip-override')]: true },
  )

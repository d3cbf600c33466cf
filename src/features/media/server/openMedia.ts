import { mediaPlugin, type MediaPass } from '../../../server/media/mediaPlugin'
import { uploadsPlugin } from '../../../server/storage/uploadsPlugin'
import { isMarkedOpen } from '../../../session/server'
import { openStore } from './mediaServices'
import { createMeasuredFiles } from './processing/measuredFiles'
import { findAddressRev, findAsset } from './queries'
import { createPartLandings } from './partLandings'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../../../server/config'
import type { OpenDatabase } from '../../../server/database/openDatabase'
import type { Secrets } from '../../../server/secrets'
import type { Services } from '../../../server/services'

export interface MediaOptions {
  config: Pick<
    Config,
    | 'dataDir'
    | 'databaseUrl'
    | 's3'
    | 'publicOrigin'
    | 'mediaOrigin'
    | 'ffmpegPath'
    | 'ffprobePath'
    | 'renderCacheBytes'
    | 'scanCommand'
  >
  secrets: Secrets
  database: OpenDatabase
  now: () => Date
}

export interface OpenMedia {
  services: Pick<Services, 'media' | 'signMediaCookies'>
  /** `/uploads/` (only where the server itself is the store) and `/media/…`. */
  plugins: FastifyPluginAsync[]
}

/** Starts everything this feature adds to a process; the database must be migrated already. */
export async function openMedia(options: MediaOptions): Promise<OpenMedia> {
  const { config, secrets, database, now } = options
  const { storage, postTarget, signer, addresses, disk } = await openStore(config, secrets)
  // A server with its own database is alone in its folder, so nothing is being written there now.
  await storage.sweep(config.databaseUrl === undefined ? 'all' : 'idle')
  const origins = config.publicOrigin ? [config.publicOrigin] : []
  const nameOf = async (customerId: string, assetId: string) =>
    (await findAsset(database.db, customerId, assetId))?.name
  const standOf = async (customerId: string, assetId: string, by: MediaPass) => {
    const [rev, isOpen] = await Promise.all([
      findAddressRev(database.db, customerId, assetId),
      isMarkedOpen(database.db, { customerId, ...by }, now()),
    ])
    return { isOpen, rev }
  }
  const plugins: FastifyPluginAsync[] = [
    async (app) => {
      await app.register(mediaPlugin, { storage, signer, addresses, origins, now, standOf, nameOf })
    },
  ]
  if (disk) {
    plugins.push(async (app) => {
      await app.register(uploadsPlugin, {
        storage: disk,
        target: postTarget,
        origins,
        now,
        landings: createPartLandings({ database, storage, now }),
      })
    })
  }

  return {
    services: {
      media: {
        storage,
        postTarget,
        addresses,
        programs: config,
        measured: createMeasuredFiles(),
        renderCacheBytes: config.renderCacheBytes,
        scanCommand: config.scanCommand,
        origin: config.mediaOrigin ?? '',
      },
      signMediaCookies: (reader, expires) => signer.sign(reader, expires),
    },
    plugins,
  }
}

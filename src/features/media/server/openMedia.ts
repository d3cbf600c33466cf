import { mediaPlugin } from '../../../server/media/mediaPlugin'
import { uploadsPlugin } from '../../../server/storage/uploadsPlugin'
import { openMediaJobs } from './jobs'
import { openStore } from './mediaServices'
import { findAsset } from './queries'
import { startMediaWorker } from './processing/startMediaWorker'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../../../server/config'
import type { OpenDatabase } from '../../../server/database/openDatabase'
import type { Secrets } from '../../../server/secrets'
import type { Services } from '../../../server/services'
import type { MediaWorker } from './processing/mediaWorker'
import type { RunningWorker } from './processing/startMediaWorker'

export interface MediaOptions {
  config: Pick<
    Config,
    'dataDir' | 'databaseUrl' | 's3' | 'publicOrigin' | 'mediaOrigin' | 'ffmpegPath' | 'ffprobePath'
  >
  secrets: Secrets
  database: OpenDatabase
  now: () => Date
  onFault(fault: Error): void
}

export interface OpenMedia {
  services: Pick<Services, 'media' | 'signMediaCookies'>
  /** `/uploads/` (only where the server itself is the store) and `/media/…`. */
  plugins: FastifyPluginAsync[]
  startWorker(log: MediaWorker['log'], purgeTrash: MediaWorker['purgeTrash']): RunningWorker
  /** After the worker has stopped, before the database closes. */
  close(): Promise<void>
}

/** Everything this feature brings to a process; the database is migrated already. */
export async function openMedia(options: MediaOptions): Promise<OpenMedia> {
  const { config, secrets, database, now, onFault } = options
  const { storage, postTarget, signer, disk } = await openStore(config, secrets)
  const jobs = await openMediaJobs(database, onFault)
  const origins = config.publicOrigin ? [config.publicOrigin] : []
  const isAlone = config.databaseUrl === undefined
  const nameOf = async (customerId: string, assetId: string) =>
    (await findAsset(database.db, customerId, assetId))?.name
  const plugins: FastifyPluginAsync[] = [
    async (app) => {
      await app.register(mediaPlugin, { storage, signer, origins, now, nameOf })
    },
  ]
  if (disk) {
    plugins.push(async (app) => {
      await app.register(uploadsPlugin, { storage: disk, target: postTarget, origins, now })
    })
  }

  return {
    services: {
      media: { storage, postTarget, jobs, origin: config.mediaOrigin ?? '' },
      signMediaCookies: (customerId, expires) => signer.sign(customerId, expires),
    },
    plugins,
    startWorker: (log, purgeTrash) =>
      startMediaWorker({
        database,
        storage,
        jobs,
        programs: config,
        log,
        now,
        isAlone,
        purgeTrash,
      }),
    close: () => jobs.close(),
  }
}

// A recurring job that removes unfinished uploads, so that they do not fill the disk.
import { arrivalRoot, keyPrefixOf } from '../uploadView'
import { leaseMs } from '../../../../server/jobs/runJob'
import { uploadLifeMs } from '../../upload'
import type { Db } from '../../../../server/database/tables'
import type { MediaWorker } from './mediaWorker'

type Sweeping = Pick<MediaWorker, 'database' | 'storage' | 'now' | 'log'>

export async function sweep(setting: Sweeping): Promise<void> {
  await sweepUploads(setting)
  await removeReleased(setting)
}

async function sweepUploads({ database, storage, now, log }: Sweeping): Promise<void> {
  const at = now()
  // One statement, so that an upload completed in the meantime is no longer open and stays.
  const expired = await database.db
    .updateTable('mediaUploads')
    .set({ state: 'expired', updatedAt: at })
    .where('state', '=', 'open')
    .where('expiresAt', '<', at)
    .returning('id')
    .execute()

  const oldest = new Date(at.getTime() - uploadLifeMs)
  const arrived = await storage.list(arrivalRoot)
  const inUse = await findAssemblingPrefixes(database.db)
  const forgotten = arrived
    .filter(({ changedAt, key }) => changedAt < oldest && !inUse.has(folderOf(key)))
    .map(({ key }) => key)
  await storage.remove(forgotten)
  await storage.sweep(new Date(at.getTime() - 24 * 3_600_000))
  if (expired.length + forgotten.length > 0) {
    log.info(
      { uploads: expired.length, parts: forgotten.length },
      'unfinished uploads were removed',
    )
  }
}

/**
 * Waits before removing, so that a process still working on the asset has noticed and stopped
 * writing.
 */
async function removeReleased({ database: { db }, storage, now }: Sweeping): Promise<void> {
  const released = await db
    .selectFrom('mediaRemovals')
    .select('prefix')
    .where('createdAt', '<', new Date(now().getTime() - leaseMs))
    .execute()
  for (const { prefix } of released) {
    const objects = await storage.list(prefix)
    await storage.remove(objects.map(({ key }) => key))
    await db.deleteFrom('mediaRemovals').where('prefix', '=', prefix).execute()
  }
}

async function findAssemblingPrefixes(db: Db): Promise<Set<string>> {
  const uploads = await db
    .selectFrom('mediaUploads')
    .select(['id', 'customerId', 'ownerUserId'])
    .where('state', '=', 'assembling')
    .execute()
  return new Set(uploads.map(keyPrefixOf))
}

function folderOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/') + 1)
}

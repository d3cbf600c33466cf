// A recurring job that removes unfinished uploads, so that they do not fill the disk.
import { arrivalRoot, keyPrefixOf } from '../uploadView'
import { leaseMs } from '../../../../server/jobs/runJob'
import { uploadLifeMs } from '../../upload'
import { ownerOf } from '../owner'
import { listUnsavedTakes, lockTake } from '../takeQueries'
import { removeTake } from '../removeTake'
import type { Db } from '../../../../server/database/tables'
import type { MediaWorker } from './mediaWorker'

type Sweeping = Pick<MediaWorker, 'database' | 'storage' | 'now' | 'log'>

export async function sweep(setting: Sweeping): Promise<void> {
  await sweepTakes(setting)
  await sweepUploads(setting)
  await removeReleased(setting)
}

/** One whose maker saves it in this moment stays: it is looked at again under its lock. */
async function sweepTakes({ database, now, log }: Sweeping): Promise<void> {
  const at = now()
  let swept = 0
  for (const unsaved of await listUnsavedTakes(database.db, at)) {
    await database.db.transaction().execute(async (db) => {
      const take = await lockTake(db, ownerOf(unsaved), unsaved.takeId ?? '')
      if (!take || take.savedAt !== null || take.expiresAt >= at) return
      await removeTake(db, take, at)
      swept += 1
    })
  }
  if (swept > 0) log.info({ takes: swept }, 'takes that nobody saved were removed')
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
    .select(['id', 'customerId', 'ownerUserId', 'guestSubmissionId'])
    .where('state', '=', 'assembling')
    .execute()
  return new Set(uploads.map(keyPrefixOf))
}

function folderOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/') + 1)
}

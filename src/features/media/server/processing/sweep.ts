// A recurring job that removes unfinished uploads, so that they do not fill the disk.
import type { StoredObject } from '../../../../server/storage/storage'
import { limitsOfPart } from '../partLandings'
import { listUploadsInUse, setArrived, uploads, type UploadFound } from '../queries'
import { arrivalRoot, keyPrefixOf, uploadOfArrival } from '../uploadView'
import { leaseMs } from '../../../../server/jobs/runJob'
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

  let forgotten = 0
  for await (const arrived of storage.pages(arrivalRoot)) {
    const stray = await findStray(arrived, database.db)
    await storage.remove(stray)
    forgotten += stray.length
  }
  await countGrowing(database.db, storage)
  await storage.sweep('idle')
  if (expired.length + forgotten > 0) {
    log.info({ uploads: expired.length, parts: forgotten }, 'unfinished uploads were removed')
  }
}

/**
 * The keys of what belongs to no upload that is open or being put together. These are asked for after
 * the store: what arrived before then and belongs to none has been closed.
 */
async function findStray(arrived: readonly StoredObject[], db: Db): Promise<string[]> {
  const ids = new Set(arrived.map(({ key }) => uploadOfArrival(key)))
  const inUse = await listUploadsInUse(db, [...ids])
  const uploadOf = new Map(inUse.map((upload) => [keyPrefixOf(upload), upload]))
  return arrived.filter((object) => isStray(object, uploadOf)).map(({ key }) => key)
}

function isStray({ key, bytes }: StoredObject, uploadOf: ReadonlyMap<string, UploadFound>) {
  const upload = uploadOf.get(folderOf(key))
  const limits = upload && limitsOfPart(upload, key)
  return !limits || bytes > limits.maxBytes
}

/** A bucket does not tell what arrives in it. */
async function countGrowing(db: Db, storage: Sweeping['storage']): Promise<void> {
  const growing = await uploads(db)
    .where('upload.state', '=', 'open')
    .where('upload.bytes', 'is', null)
    .execute()
  for (const upload of growing) {
    const parts = await storage.list(keyPrefixOf(upload))
    await setArrived(
      db,
      upload.id,
      parts.reduce((sum, { bytes }) => sum + bytes, 0),
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
    for await (const objects of storage.pages(prefix)) {
      await storage.remove(objects.map(({ key }) => key))
    }
    await db.deleteFrom('mediaRemovals').where('prefix', '=', prefix).execute()
  }
}

function folderOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/') + 1)
}

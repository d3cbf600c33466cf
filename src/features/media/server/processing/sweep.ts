// Now and then: what nobody finished is taken away, so that nothing fills the disk for ever.
import { arrivalRoot, keyPrefixOf } from '../uploadView'
import { setUploadState } from '../queries'
import { uploadLifeMs } from '../../upload'
import type { Db } from '../../../../server/database/tables'
import type { MediaWorker } from './mediaWorker'

export async function sweep({ database, storage, now, log }: MediaWorker): Promise<void> {
  const at = now()
  const expired = await database.db
    .selectFrom('mediaUploads')
    .select('id')
    .where('state', '=', 'open')
    .where('expiresAt', '<', at)
    .execute()
  for (const { id } of expired) await setUploadState(database.db, id, 'expired', at)

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

// Now and then: what nobody finished is taken away, so that nothing fills the disk for ever.
import { arrivalRoot } from '../uploadView'
import { setUploadState } from '../queries'
import { uploadLifeMs } from '../../upload'
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
  const forgotten = arrived.filter(({ changedAt }) => changedAt < oldest).map(({ key }) => key)
  await storage.remove(forgotten)
  await storage.sweep(new Date(at.getTime() - 24 * 3_600_000))
  if (expired.length + forgotten.length > 0) {
    log.info(
      { uploads: expired.length, parts: forgotten.length },
      'unfinished uploads were removed',
    )
  }
}

import type { Db } from '../../../server/database/tables'
import { assetKey } from './processing/assetKeys'
import { deleteAsset, insertRemoval, type UploadFound } from './queries'
import { keyPrefixOf } from './uploadView'

/** The sweep takes what was written in the meantime. */
export async function removeTake(
  db: Db,
  upload: Pick<UploadFound, 'id' | 'assetId' | 'customerId' | 'ownerUserId' | 'guestSubmissionId'>,
  now: Date,
): Promise<void> {
  const { customerId, assetId } = upload
  await deleteAsset(db, customerId, assetId)
  await insertRemoval(db, assetKey({ customerId, id: assetId }, ''), now)
  await insertRemoval(db, keyPrefixOf(upload), now)
}

import { failure } from '../../../server/errors'
import type { Db } from '../../../server/database/tables'
import type { UploadOwner } from './owner'
import { findStorageBytes, sumAnnouncedBytes, sumAssetBytes } from './storageUse'

/** How much of the customer's storage one person may announce, so that there is room for others. */
const announcedShare = 0.5

/** Throws where the customer's storage has no room for so many more bytes; see lockUploading. */
export async function requireRoom(
  db: Db,
  customerId: string,
  bytes: number,
  now: Date,
): Promise<void> {
  if (!(await hasRoom(db, customerId, bytes, now))) throw failure('quotaUsedUp')
}

export async function hasRoom(
  db: Db,
  customerId: string,
  bytes: number,
  now: Date,
): Promise<boolean> {
  const used = await sumAssetBytes(db, customerId, now)
  return used + bytes <= (await findStorageBytes(db, customerId))
}

/** Throws where somebody would announce more than their share. One file is never too many. */
export async function requireShare(
  db: Db,
  owner: UploadOwner,
  bytes: number,
  now: Date,
): Promise<void> {
  const announced = await sumAnnouncedBytes(db, owner, now)
  const share = announcedShare * (await findStorageBytes(db, owner.customerId))
  if (announced > 0 && announced + bytes > share) throw failure('tooManyUploads')
}

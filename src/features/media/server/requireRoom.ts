import { failure } from '../../../server/errors'
import type { Db } from '../../../server/database/tables'
import { findStorageBytes, sumAssetBytes } from './queries'

/** Throws where the customer's storage has no room for so many more bytes; see lockUploading. */
export async function requireRoom(db: Db, customerId: string, bytes: number): Promise<void> {
  const used = await sumAssetBytes(db, customerId)
  if (used + bytes > (await findStorageBytes(db, customerId))) throw failure('quotaUsedUp')
}

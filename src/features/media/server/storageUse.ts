// How much of its storage a customer uses, and what is about to come.
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { ownedBy, type UploadOwner } from './owner'

/**
 * What of an asset counts wherever bytes are summed: what was made of it, and its own or what has come of them as long
 * as its upload is open. Of an `asset`, with its `upload` where there is one.
 */
export const countedBytes = (now: Date) => sql<string>`(asset.made_bytes + case
  when upload.state in ('expired', 'aborted') then 0
  when upload.state = 'open' and upload.expires_at <= ${now}::timestamptz then 0
  else coalesce(asset.bytes, upload.arrived_bytes, 0) end)`

/** What counts in the storage of each customer that has something. */
export const storageUses = (db: Db, now: Date) =>
  db
    .selectFrom('mediaAssets as asset')
    .leftJoin('mediaUploads as upload', 'upload.assetId', 'asset.id')
    .select(['asset.customerId', sql<string>`sum(${countedBytes(now)})`.as('bytes')])
    .groupBy('asset.customerId')

export async function sumAssetBytes(db: Db, customerId: string, now: Date): Promise<number> {
  const used = await storageUses(db, now)
    .where('asset.customerId', '=', customerId)
    .executeTakeFirst()
  return Number(used?.bytes ?? 0)
}

/** What somebody's open uploads will take once they have arrived. */
export async function sumAnnouncedBytes(db: Db, owner: UploadOwner, now: Date): Promise<number> {
  const { bytes } = await db
    .selectFrom('mediaUploads as upload')
    .select(({ fn }) => fn.sum<string | null>('upload.bytes').as('bytes'))
    .where(ownedBy(owner))
    .where('upload.state', '=', 'open')
    .where('upload.expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** How much the customer's files may take. */
export async function findStorageBytes(db: Db, customerId: string): Promise<number> {
  const { storageBytes } = await db
    .selectFrom('customers')
    .select('storageBytes')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(storageBytes)
}

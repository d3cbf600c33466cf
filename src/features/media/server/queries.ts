// All SQL that touches uploads and assets.
import { sql } from 'kysely'
import { compiledOnce } from '../../../server/database/compiledOnce'
import { cancelJobs } from '../../../server/jobs/queries'
import type { Db, RowOf } from '../../../server/database/tables'
import type { AssetPurpose, AssetSource } from '../asset'
import { ownedBy, type UploadOwner } from './owner'
import type { DeclaredPart } from './tables'
import type { UploadState } from '../upload'

/** The id of the job that makes an upload watchable. */
export const processing = 'media.process'

export type Asset = RowOf<'mediaAssets'>

export interface NewAsset {
  id: string
  customerId: string
  name: string
  /** Unknown while its upload grows. */
  bytes?: number
  sha256?: string
  mime?: string
  source?: AssetSource
  purpose?: AssetPurpose
  state: 'uploading' | 'uploaded'
  now: Date
}

export interface NewUpload {
  id: string
  customerId: string
  assetId: string
  ownerUserId: string | null
  guestSubmissionId: string | null
  bytes?: number
  partBytes: number
  edgeHash?: string
  takeId?: string
  now: Date
  expiresAt: Date
}

/**
 * Uploads of one customer are registered one at a time: limits hold, and no file is registered
 * twice.
 */
export async function lockUploading(db: Db, customerId: string): Promise<void> {
  await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .execute()
}

export async function countOpenUploads(db: Db, owner: UploadOwner): Promise<number> {
  const { count } = await db
    .selectFrom('mediaUploads as upload')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(ownedBy(owner))
    .where('state', 'in', ['open', 'assembling'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertAsset(db: Db, { now, ...asset }: NewAsset): Promise<void> {
  await db
    .insertInto('mediaAssets')
    .values({ ...asset, createdAt: now, updatedAt: now })
    .execute()
}

export async function insertUpload(db: Db, { now, ...upload }: NewUpload): Promise<void> {
  await db
    .insertInto('mediaUploads')
    .values({ ...upload, sentAt: now, createdAt: now, updatedAt: now })
    .execute()
}

export function findUpload(db: Db, customerId: string, id: string) {
  return uploads(db)
    .where('upload.customerId', '=', customerId)
    .where('upload.id', '=', id)
    .executeTakeFirst()
}

export function lockUpload(db: Db, customerId: string, id: string) {
  return uploads(db)
    .where('upload.customerId', '=', customerId)
    .where('upload.id', '=', id)
    .forUpdate('upload')
    .executeTakeFirst()
}

export interface FileSought {
  customerId: string
  ownerUserId: string
  name: string
  bytes: number
  edgeHash: string
}

/** Newest first. */
export function findOpenUploadsOf(db: Db, file: FileSought, now: Date) {
  return uploads(db)
    .where('upload.customerId', '=', file.customerId)
    .where('upload.ownerUserId', '=', file.ownerUserId)
    .where('upload.edgeHash', '=', file.edgeHash)
    .where('upload.state', '=', 'open')
    .where('upload.expiresAt', '>', now)
    .where('upload.bytes', '=', String(file.bytes))
    .where('asset.name', '=', file.name)
    .orderBy('upload.createdAt', 'desc')
    .orderBy('upload.id', 'desc')
    .execute()
}

export function findUploadOfAsset(db: Db, assetId: string) {
  return uploads(db).where('upload.assetId', '=', assetId).executeTakeFirst()
}

export type UploadFound = NonNullable<Awaited<ReturnType<typeof findUpload>>>

export function uploads(db: Db) {
  return db
    .selectFrom('mediaUploads as upload')
    .innerJoin('mediaAssets as asset', 'asset.id', 'upload.assetId')
    .selectAll('upload')
    .select(['asset.name', 'asset.mime', 'asset.purpose'])
}

export async function setUploadState(
  db: Db,
  id: string,
  state: UploadState,
  now: Date,
  parts?: readonly DeclaredPart[],
): Promise<void> {
  await db
    .updateTable('mediaUploads')
    .set({ state, updatedAt: now, ...(parts ? { parts: JSON.stringify(parts) } : {}) })
    .where('id', '=', id)
    .execute()
}

/** Of all customers, under the prefix where the parts of each arrive. */
export async function listUploadsInUse(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return uploads(db)
    .where('upload.id', 'in', [...ids])
    .where('upload.state', 'in', ['open', 'assembling'])
    .execute()
}

/** A part more, or another in its place, of an upload whose end is not known. */
export async function addArrived(db: Db, id: string, bytes: number): Promise<void> {
  await db
    .updateTable('mediaUploads')
    .set({ arrivedBytes: sql<number>`greatest(0, arrived_bytes + ${bytes}::bigint)` })
    .where('id', '=', id)
    .where('bytes', 'is', null)
    .execute()
}

export async function setArrived(db: Db, id: string, arrivedBytes: number): Promise<void> {
  await db
    .updateTable('mediaUploads')
    .set({ arrivedBytes })
    .where('id', '=', id)
    .where('bytes', 'is', null)
    .where('arrivedBytes', '<>', String(arrivedBytes))
    .execute()
}

export function findAsset(db: Db, customerId: string, id: string) {
  return db
    .selectFrom('mediaAssets')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findAssetById(db: Db, id: string) {
  return db.selectFrom('mediaAssets').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function deleteAsset(db: Db, customerId: string, id: string): Promise<void> {
  await cancelJobs(db, processing, [id])
  await db
    .deleteFrom('mediaAssets')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/**
 * Marks the objects for removal in the transaction that deletes the row, so that none is forgotten.
 */
export async function insertRemoval(db: Db, prefix: string, now: Date): Promise<void> {
  await db.insertInto('mediaRemovals').values({ prefix, createdAt: now }).execute()
}

/** Assets with all bytes that are not finished, or that failed by an internal fault. */
export async function listUnprocessed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('mediaAssets as asset')
    .leftJoin('mediaUploads as upload', 'upload.assetId', 'asset.id')
    .select(['asset.id', 'asset.state', 'asset.purpose'])
    .where('asset.id', 'in', [...ids])
    .where((eb) =>
      eb.or([
        eb('asset.state', 'in', ['uploaded', 'probing', 'playable']),
        eb('asset.failReason', '=', 'serverFault'),
        eb.and([eb('asset.state', '=', 'uploading'), eb('upload.state', '=', 'assembling')]),
      ]),
    )
    .execute()
}

export async function restartAsset(db: Db, id: string, now: Date): Promise<void> {
  const anew = { state: 'uploaded', failReason: null, failMessage: null, qaFlags: null } as const
  await db
    .updateTable('mediaAssets')
    .set({ ...anew, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function setPurpose(db: Db, id: string, purpose: AssetPurpose): Promise<void> {
  await db.updateTable('mediaAssets').set({ purpose }).where('id', '=', id).execute()
}

const askAddressRev = compiledOnce(
  ['customerId', 'assetId'],
  (db, { customerId, assetId }: { customerId: string; assetId: string }) =>
    db
      .selectFrom('mediaAssets')
      .select('addressRev')
      .where('customerId', '=', customerId)
      .where('id', '=', assetId),
)

/** Asked with each stretch of a film: one look by two keys. Undefined: there is no such asset. */
export async function findAddressRev(db: Db, customerId: string, assetId: string) {
  const [found] = await askAddressRev(db, { customerId, assetId })
  return found?.addressRev
}

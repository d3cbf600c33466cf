// How other features manage their assets; the rules of an asset stay here.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { isForeignKeyViolation } from '../../../server/database/faults'
import { failure } from '../../../server/errors'
import { askForJob, cancelJobsOf } from '../../../server/jobs/askForJob'
import type { AssetPurpose, AssetSource } from '../asset'
import { cleanFileName } from '../fileName'
import { laneOf, processAsset } from './jobs'
import { assetFolder, assetKey, original } from './processing/assetKeys'
import {
  deleteAsset,
  findAsset,
  findAssetById,
  findUploadOfAsset,
  insertAsset,
  insertRemoval,
  listUnprocessed,
  restartAsset,
  setPurpose,
  setUploadState,
} from './queries'
import { keyPrefixOf } from './uploadView'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'

type Setting = Pick<Context, 'db' | 'now' | 'services'>

/** Deletes an asset whose bytes are not all in one place yet; returns whether it was one. */
export async function abandonAsset(
  customerId: string,
  assetId: string,
  { db, services, afterCommit }: Setting & Pick<Context, 'afterCommit'>,
): Promise<boolean> {
  const upload = await findUploadOfAsset(db, assetId)
  if (!upload || upload.state === 'done' || upload.state === 'aborted') return false
  await cancelJobsOf(processAsset, [assetId], { db, services, afterCommit })
  await deleteAsset(db, customerId, assetId)
  const { storage } = services.media
  afterCommit(async () => {
    const parts = await storage.list(keyPrefixOf(upload))
    await storage.remove(parts.map(({ key }) => key))
  })
  return true
}

/**
 * Deletes an asset and its objects once its owner row is gone. Any other row that refers to it
 * keeps it. Runs inside a transaction.
 */
export async function releaseAsset(db: Db, customerId: string, id: string, now: Date) {
  if (await isOwned(db, customerId, id)) return
  await sql`savepoint before_release`.execute(db)
  try {
    await deleteAsset(db, customerId, id)
  } catch (fault) {
    if (!isForeignKeyViolation(fault)) throw fault
    await sql`rollback to savepoint before_release`.execute(db)
    return
  }
  await insertRemoval(db, assetKey({ customerId, id }, ''), now)
}

/** The database deletes these with their asset, so nothing else than their own end may delete that. */
export const ownersOfAssets = [
  'crowd_answers',
  'files',
  'footage_clip_versions',
  'footage_clips',
  'program_films',
] as const

async function isOwned(db: Db, customerId: string, id: string): Promise<boolean> {
  const owners = ownersOfAssets.map(
    (table) =>
      sql`select 1 from ${sql.table(table)} where customer_id = ${customerId} and asset_id = ${id}`,
  )
  const { rows } = await sql<{
    isOwned: boolean
  }>`select exists (${sql.join(owners, sql` union all `)}) as is_owned`.execute(db)
  return rows[0]?.isOwned ?? false
}

export async function retryAsset(
  customerId: string,
  assetId: string,
  context: Setting & Pick<Context, 'afterCommit'>,
): Promise<void> {
  const { db, now } = context
  const asset = await findAsset(db, customerId, assetId)
  if (asset?.state !== 'failed') {
    throw failure('nothingToRetry')
  }
  const upload = await findUploadOfAsset(db, assetId)
  if (upload?.state === 'expired') throw failure('nothingToRetry')
  if (upload?.state === 'open' && upload.parts !== null) {
    await setUploadState(db, upload.id, 'assembling', now)
  }
  await restartAsset(db, assetId, now)
  await askForJob(processAsset, { customerId, subjectId: assetId, lane: laneOf(asset) }, context)
}

/** What was taken for another file is a film after all: it is processed from the start. */
export async function makeFilm(
  customerId: string,
  assetId: string,
  context: Setting & Pick<Context, 'afterCommit'>,
): Promise<void> {
  const { db, now } = context
  await restartAsset(db, assetId, now)
  await setPurpose(db, assetId, 'clip')
  await askForJob(processAsset, { customerId, subjectId: assetId }, context)
}

/** Stops processing assets that nobody will watch for now. */
export async function stopProcessing(
  assetIds: readonly string[],
  context: Pick<Context, 'db' | 'services' | 'afterCommit'>,
): Promise<void> {
  await cancelJobsOf(processAsset, assetIds, context)
}

/** Resumes processing where it stopped. */
export async function goOnProcessing(
  customerId: string,
  assetIds: readonly string[],
  context: Setting & Pick<Context, 'afterCommit'>,
): Promise<void> {
  for (const asset of await listUnprocessed(context.db, assetIds)) {
    const lane = asset.state === 'playable' ? 'ladder' : laneOf(asset)
    await askForJob(processAsset, { customerId, subjectId: asset.id, lane }, context)
  }
}

export interface AssetImport {
  customerId: string
  path: string
  name: string
  purpose?: AssetPurpose
}

export interface StoredFile {
  readonly id: string
  readonly customerId: string
  readonly bytes: number
  readonly sha256: string
}

/**
 * Copies a file of this machine to where the asset of this id has its bytes. Doing it again writes the
 * same; `addAsset` makes the asset of it.
 */
export async function storeFile(
  { id, customerId, path }: { id: string; customerId: string; path: string },
  { media: { storage } }: Context['services'],
): Promise<StoredFile> {
  const { size: bytes } = await stat(path)
  await storage.put(assetKey({ customerId, id }, original), createReadStream(path))
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return { id, customerId, bytes, sha256: digest.digest('hex') }
}

export interface NewAsset extends StoredFile {
  readonly name: string
  readonly purpose?: AssetPurpose | undefined
  readonly source?: AssetSource
}

export async function addAsset({ name, ...asset }: NewAsset, context: Setting): Promise<void> {
  const { id: subjectId, customerId, purpose } = asset
  const { db, now } = context
  await insertAsset(db, { ...asset, name: cleanFileName(name), state: 'uploaded', now })
  const lane = laneOf({ purpose: purpose ?? 'clip' })
  await askForJob(processAsset, { customerId, subjectId, lane }, context)
}

/** Creates an asset from a file on this machine, by copying it. */
export async function importAsset(
  { name, purpose, ...file }: AssetImport,
  context: Setting & Pick<Context, 'newId'>,
): Promise<string> {
  const stored = await storeFile({ ...file, id: context.newId() }, context.services)
  await addAsset({ ...stored, name, purpose }, context)
  return stored.id
}

/**
 * Processes an asset from the start that is not ready, whatever became of it before. What is ready is
 * left alone: browsers keep its files by their names.
 */
export async function processAnew(
  assetId: string,
  { isDryRun, ...context }: Setting & { readonly isDryRun: boolean },
): Promise<'begun' | 'gone' | 'ready' | 'uploading'> {
  const { db, now } = context
  const asset = await findAssetById(db, assetId)
  if (!asset) return 'gone'
  if (asset.state === 'ready' || asset.state === 'uploading') return asset.state
  if (isDryRun) return 'begun'
  await restartAsset(db, assetId, now)
  const order = { customerId: asset.customerId, subjectId: assetId, lane: laneOf(asset) }
  await askForJob(processAsset, order, context)
  return 'begun'
}

/** The files in the storage that belong to a customer's assets, a thousand at a time. */
export const pagesOfFiles = (customerId: string, { media }: Context['services']) =>
  media.storage.pages(assetFolder(customerId))

/** The addresses at which people read these assets are over: fewer people see them now. */
export async function outdateAddresses(
  assetIds: readonly string[],
  { db, member }: Pick<Context, 'db'> & { readonly member: Pick<Context['member'], 'customerId'> },
): Promise<void> {
  await db
    .updateTable('mediaAssets')
    .set(({ eb }) => ({ addressRev: eb('addressRev', '+', 1) }))
    .where('customerId', '=', member.customerId)
    .where('id', 'in', [...assetIds])
    .execute()
}

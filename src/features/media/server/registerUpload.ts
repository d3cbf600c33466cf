import { uploadMaxBytes, uploadPartBytes } from '../../../../generated/facts/constants'
import { failure } from '../../../server/errors'
import { cleanFileName } from '../fileName'
import { maxOpenUploads, uploadLifeMs } from '../upload'
import {
  countOpenUploads,
  findOpenUploadsOf,
  findStorageBytes,
  findUpload,
  insertAsset,
  insertUpload,
  lockUploading,
  sumAssetBytes,
  type UploadFound,
} from './queries'
import type { Context } from '../../../server/context'

export interface UploadOrder {
  name: string
  bytes: number
  mime?: string
  edgeHash?: string
}

/**
 * The caller's own open uploads of this very file (media.md F2 1). Until the transaction ends,
 * nobody else of the customer can register one.
 */
export async function findBegunUploads(
  { name, bytes, edgeHash }: UploadOrder,
  { db, member: { customerId, userId }, now }: Context,
): Promise<UploadFound[]> {
  if (edgeHash === undefined) return []
  await lockUploading(db, customerId)
  const file = { customerId, ownerUserId: userId, name: cleanFileName(name), bytes, edgeHash }
  return findOpenUploadsOf(db, file, now)
}

/** Creates the asset; its bytes arrive later, or never. */
export async function registerUpload(
  { name, bytes, mime, edgeHash }: UploadOrder,
  { db, member, now, newId }: Context,
): Promise<UploadFound> {
  const { customerId, userId } = member
  if (bytes === 0) throw failure('uploadEmpty')
  if (bytes > uploadMaxBytes) throw failure('uploadTooLarge')
  await lockUploading(db, customerId)
  if ((await sumAssetBytes(db, customerId)) + bytes > (await findStorageBytes(db, customerId))) {
    throw failure('quotaUsedUp')
  }
  if ((await countOpenUploads(db, customerId, userId)) >= maxOpenUploads) {
    throw failure('tooManyUploads')
  }

  const [assetId, uploadId] = [newId(), newId()]
  const asset = { id: assetId, customerId, name: cleanFileName(name), bytes, mime, now }
  await insertAsset(db, { ...asset, state: 'uploading' })
  const expiresAt = new Date(now.getTime() + uploadLifeMs)
  const upload = { id: uploadId, customerId, assetId, ownerUserId: userId, bytes, edgeHash }
  await insertUpload(db, { ...upload, partBytes: uploadPartBytes, now, expiresAt })
  const found = await findUpload(db, customerId, uploadId)
  if (!found) throw new Error('an upload just written is not there')
  return found
}

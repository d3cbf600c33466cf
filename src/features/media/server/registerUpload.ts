import { uploadMaxBytes, uploadPartBytes } from '../../../../generated/facts/constants'
import { failure } from '../../../server/errors'
import { cleanFileName } from '../fileName'
import { maxOpenUploads, uploadLifeMs } from '../upload'
import {
  countOpenUploads,
  findOpenUploadsOf,
  findUpload,
  insertAsset,
  insertUpload,
  lockUploading,
  sumAssetBytes,
} from './queries'
import { findReceivedParts, presentUpload } from './uploadView'
import type { Upload } from '../../../../generated/facts/features/media'
import type { Context } from '../../../server/context'

export interface UploadOrder {
  name: string
  bytes: number
  mime?: string
  edgeHash?: string
}

export interface RegisteredUpload {
  assetId: string
  upload: Upload
}

const customerBytes = 512 * 1024 ** 3

/**
 * The caller's own uploads of this very file that are still open (media.md F2 1). Until the transaction
 * ends nobody else of the customer begins one.
 */
export async function findBegunUploads(
  { name, bytes, edgeHash }: UploadOrder,
  { db, member: { customerId, userId }, now, services }: Context,
): Promise<RegisteredUpload[]> {
  if (edgeHash === undefined) return []
  await lockUploading(db, customerId)
  const file = { customerId, ownerUserId: userId, name: cleanFileName(name), bytes, edgeHash }
  const begun = await findOpenUploadsOf(db, file, now)
  return Promise.all(
    begun.map(async (upload) => {
      const received = await findReceivedParts(upload, services.media)
      return { assetId: upload.assetId, upload: presentUpload(upload, received, services.media) }
    }),
  )
}

/** The asset exists from here on; its bytes come later, or never. */
export async function registerUpload(
  { name, bytes, mime, edgeHash }: UploadOrder,
  { db, member, now, newId, services }: Context,
): Promise<RegisteredUpload> {
  const { customerId, userId } = member
  if (bytes === 0) throw failure('uploadEmpty')
  if (bytes > uploadMaxBytes) throw failure('uploadTooLarge')
  await lockUploading(db, customerId)
  if ((await sumAssetBytes(db, customerId)) + bytes > customerBytes) {
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
  return { assetId, upload: presentUpload(found, [], services.media) }
}

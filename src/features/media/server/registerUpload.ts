import { failure, refused } from '../../../server/errors'
import { cleanFileName } from '../fileName'
import { maxOpenUploads, maxUploadBytes, partBytes, uploadLifeMs } from '../upload'
import { countOpenUploads, findUpload, insertAsset, insertUpload, sumAssetBytes } from './queries'
import { presentUpload } from './uploadView'
import type { Upload } from '../../../../generated/facts/features/media'
import type { Context } from '../../../server/context'

export interface UploadOrder {
  name: string
  bytes: number
  mime?: string
  edgeHash?: string
}

const customerBytes = 512 * 1024 ** 3

/** The asset exists from here on; its bytes come later, or never. */
export async function registerUpload(
  { name, bytes, mime, edgeHash }: UploadOrder,
  { db, member, now, newId, services }: Context,
): Promise<{ assetId: string; upload: Upload }> {
  const { customerId, userId } = member
  if (bytes === 0) throw failure('uploadEmpty')
  if (bytes > maxUploadBytes) throw failure('uploadTooLarge')
  if ((await sumAssetBytes(db, customerId)) + bytes > customerBytes) {
    throw refused('quotaUsedUp', 'There is no room left: your organisation has used its storage.')
  }
  if ((await countOpenUploads(db, customerId, userId)) >= maxOpenUploads) {
    throw refused('tooManyUploads', 'Too many uploads are open. Finish or cancel some first.')
  }

  const [assetId, uploadId] = [newId(), newId()]
  const asset = { id: assetId, customerId, name: cleanFileName(name), bytes, mime, now }
  await insertAsset(db, { ...asset, state: 'uploading' })
  const expiresAt = new Date(now.getTime() + uploadLifeMs)
  const upload = { id: uploadId, customerId, assetId, ownerUserId: userId, bytes, partBytes }
  await insertUpload(db, { ...upload, edgeHash, now, expiresAt })
  const found = await findUpload(db, customerId, uploadId)
  if (!found) throw new Error('an upload just written is not there')
  return { assetId, upload: presentUpload(found, [], services.media) }
}

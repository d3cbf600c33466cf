import { uploadMaxBytes, uploadPartBytes } from '../../../../generated/facts/constants'
import { failure } from '../../../server/errors'
import type { AssetPurpose } from '../asset'
import { cleanFileName } from '../fileName'
import { maxOpenUploads, uploadLifeMs } from '../upload'
import { ownerColumns, type UploadOwner } from './owner'
import {
  countOpenUploads,
  findOpenUploadsOf,
  findUpload,
  insertAsset,
  insertUpload,
  lockUploading,
  type NewAsset,
  type NewUpload,
  type UploadFound,
} from './queries'
import { requireRoom, requireShare } from './requireRoom'
import type { Context } from '../../../server/context'

export interface UploadOrder {
  name: string
  bytes: number
  mime?: string
  edgeHash?: string
  /** A clip's unless said. */
  purpose?: AssetPurpose
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
  { name, bytes, mime, edgeHash, purpose }: UploadOrder,
  context: Context,
): Promise<UploadFound> {
  const { db, member, now } = context
  const { customerId } = member
  if (bytes === 0) throw failure('uploadEmpty')
  if (bytes > uploadMaxBytes) throw failure('uploadTooLarge')
  await lockUploading(db, customerId)
  await requireRoom(db, customerId, bytes, now)
  await requireShare(db, member, bytes, now)
  const asset = { name: cleanFileName(name), bytes, mime, purpose }
  return openUpload(asset, { bytes, edgeHash, partBytes: uploadPartBytes }, member, context)
}

export type Writing = Pick<Context, 'db' | 'now' | 'newId'>

/** Writes the asset and its upload; the customer's uploading is locked. */
export async function openUpload(
  asset: Pick<NewAsset, 'name' | 'bytes' | 'mime' | 'purpose' | 'source'>,
  upload: Pick<NewUpload, 'bytes' | 'edgeHash' | 'partBytes' | 'takeId'>,
  owner: UploadOwner,
  { db, now, newId }: Writing,
): Promise<UploadFound> {
  const { customerId } = owner
  if ((await countOpenUploads(db, owner)) >= maxOpenUploads) {
    throw failure('tooManyUploads')
  }
  const [assetId, id] = [newId(), newId()]
  await insertAsset(db, { ...asset, id: assetId, customerId, state: 'uploading', now })
  const expiresAt = new Date(now.getTime() + uploadLifeMs)
  await insertUpload(db, {
    ...upload,
    ...ownerColumns(owner),
    id,
    assetId,
    now,
    expiresAt,
  })
  const found = await findUpload(db, customerId, id)
  if (!found) throw new Error('an upload just written is not there')
  return found
}

import { bytesOfPart, partCountOf, partNoOf } from '../upload'
import type { Upload } from '../../../../generated/facts/features/media'
import type { UploadFound } from './queries'
import type { MediaServices } from './mediaServices'

export const arrivalRoot = 'in/'

/** The prefix for all parts of one person; an upload signature is valid for all of it. */
export function arrivalPrefix(customerId: string, userId: string): string {
  return `${arrivalRoot}${customerId}/${userId}/`
}

/** Of the key of a part. */
export const customerOfArrival = (key: string) => key.slice(arrivalRoot.length).split('/')[0] ?? ''

export function keyPrefixOf({ customerId, ownerUserId, id }: UploadKey): string {
  return `${arrivalPrefix(customerId, ownerUserId)}${id}/`
}

export type UploadKey = Pick<UploadFound, 'customerId' | 'ownerUserId' | 'id'>

export function presentUpload(
  upload: UploadFound,
  receivedParts: number[],
  { postTarget }: MediaServices,
): Upload {
  const bytes = Number(upload.bytes)
  return {
    uploadId: upload.id,
    name: upload.name,
    bytes,
    partBytes: upload.partBytes,
    partCount: partCountOf(bytes),
    receivedParts,
    state: upload.state,
    url: postTarget.url,
    keyPrefix: keyPrefixOf(upload),
    bucket: postTarget.bucket,
    expiresAt: upload.expiresAt.toISOString(),
  }
}

/** Reads the list from the store itself: a part counts once all its bytes are there. */
export async function findReceivedParts(
  upload: UploadFound,
  { storage }: MediaServices,
): Promise<number[]> {
  const bytes = Number(upload.bytes)
  const count = partCountOf(bytes)
  if (upload.state !== 'open') return Array.from({ length: count }, (_, index) => index + 1)
  const objects = await storage.list(`${keyPrefixOf(upload)}p`)
  return objects.flatMap((object) => {
    const partNo = partNoOf(object.key) ?? 0
    const isWhole = partNo >= 1 && partNo <= count && object.bytes === bytesOfPart(bytes, partNo)
    return isWhole ? [partNo] : []
  })
}

import { bytesOfPart, partCountOf, partNoOf, type Division } from '../upload'
import type { Upload } from '../../../../generated/facts/features/media'
import { folderOfOwner, ownerOf, ownerOfFolder, type UploadOwner } from './owner'
import type { UploadFound } from './queries'
import type { MediaServices } from './mediaServices'

export const arrivalRoot = 'in/'

/** The prefix for all parts of one person; an upload signature is valid for all of it. */
export function arrivalPrefix(owner: UploadOwner): string {
  return `${arrivalRoot}${owner.customerId}/${folderOfOwner(owner)}/`
}

/** Of the key of a part: in/{customerId}/{userId}/{uploadId}/p00001 */
export const uploadOfArrival = (key: string) => key.split('/')[3] ?? ''

/** Whose part comes under this key. */
export function ownerOfArrival(key: string): UploadOwner {
  const [customerId = '', folder = ''] = key.slice(arrivalRoot.length).split('/')
  return { customerId, ...ownerOfFolder(folder) }
}

export function keyPrefixOf(upload: UploadKey): string {
  return `${arrivalPrefix(ownerOf(upload))}${upload.id}/`
}

export type UploadKey = Pick<UploadFound, 'customerId' | 'ownerUserId' | 'guestSubmissionId' | 'id'>

export function presentUpload(
  upload: UploadFound,
  receivedParts: number[],
  { postTarget }: MediaServices,
): Upload {
  const division = divisionOf(upload)
  return {
    uploadId: upload.id,
    name: upload.name,
    grows: division === undefined,
    bytes: division?.bytes ?? 0,
    partBytes: upload.partBytes,
    partCount: division ? partCountOf(division) : 0,
    receivedParts,
    state: upload.state,
    url: postTarget.url,
    keyPrefix: keyPrefixOf(upload),
    bucket: postTarget.bucket,
    expiresAt: upload.expiresAt.toISOString(),
  }
}

/** Undefined while it grows. */
export function divisionOf({ bytes, partBytes }: UploadFound): Division | undefined {
  return bytes === null ? undefined : { bytes: Number(bytes), partBytes }
}

/**
 * Reads the list from the store itself: a part counts once all its bytes are there. As long as the
 * upload grows no part is known to be the last, so only full ones count.
 */
export async function findReceivedParts(
  upload: UploadFound,
  { storage }: MediaServices,
  division = divisionOf(upload),
): Promise<number[]> {
  const count = division ? partCountOf(division) : Infinity
  if (division && upload.state !== 'open')
    return Array.from({ length: count }, (_, index) => index + 1)
  const objects = await storage.list(`${keyPrefixOf(upload)}p`)
  return objects.flatMap((object) => {
    const partNo = partNoOf(object.key) ?? 0
    if (partNo < 1 || partNo > count) return []
    const whole = division ? bytesOfPart(division, partNo) : upload.partBytes
    return object.bytes === whole ? [partNo] : []
  })
}

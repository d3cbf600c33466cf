// Where parts may land: each belongs to an open upload of whoever signed for it, by number and size.
import type { OpenDatabase } from '../../../server/database/openDatabase'
import { accessDenied, noSuchUpload, quotaUsedUp } from '../../../server/storage/postFault'
import type { Storage } from '../../../server/storage/storage'
import type { Arrival, ByteLimits, Landings } from '../../../server/storage/landings'
import { bytesOfPart, mostParts, partCountOf, partNoOf } from '../upload'
import { addArrived, findUpload, type UploadFound } from './queries'
import { mayArrive } from './mayArrive'
import { hasRoom } from './requireRoom'
import { setSent } from './takeQueries'
import { divisionOf, keyPrefixOf, ownerOfArrival, uploadOfArrival } from './uploadView'

interface Setting {
  readonly database: OpenDatabase
  readonly storage: Pick<Storage, 'find'>
  now(): Date
}

export function createPartLandings({ database: { db }, storage, now }: Setting): Landings {
  async function findOpen({ key, session }: Arrival): Promise<UploadFound> {
    if (!(await mayArrive(db, { key, session }, now()))) throw accessDenied('Its session is over.')
    const upload = await findUpload(db, ownerOfArrival(key).customerId, uploadOfArrival(key))
    const isOpen = upload?.state === 'open' && upload.expiresAt > now()
    if (!isOpen || !key.startsWith(keyPrefixOf(upload))) throw noSuchUpload()
    return upload
  }

  return {
    async admit(arrival) {
      const upload = await findOpen(arrival)
      const limits = limitsOfPart(upload, arrival.key)
      if (!limits) throw noSuchUpload()
      if (upload.bytes !== null) return limits
      if (!(await hasRoom(db, upload.customerId, limits.maxBytes, now()))) throw quotaUsedUp()
      return limits
    },
    async land(arrival, bytes) {
      const upload = await findOpen(arrival)
      if (upload.takeId !== null) await setSent(db, upload.id, now())
      if (upload.bytes !== null) return
      const before = await storage.find(arrival.key)
      await addArrived(db, upload.id, bytes - (before?.bytes ?? 0))
    },
  }
}

/** Undefined where the key names no part of the upload. As long as it grows any part may be the last. */
export function limitsOfPart(upload: UploadFound, key: string): ByteLimits | undefined {
  const partNo = partNoOf(key)
  if (partNo === undefined || partNo < 1 || key.split('/').length !== arrivalDepth) return undefined
  const division = divisionOf(upload)
  if (!division) return partNo > mostParts ? undefined : { minBytes: 1, maxBytes: upload.partBytes }
  if (partNo > partCountOf(division)) return undefined
  const bytes = bytesOfPart(division, partNo)
  return { minBytes: bytes, maxBytes: bytes }
}

/** in/{customerId}/{userId}/{uploadId}/p00001 */
const arrivalDepth = 5

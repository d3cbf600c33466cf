// Joins the parts into the original (media.md F2 4) after comparing each with the digest the
// browser sent.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { headBytes } from '../../otherKind'
import { bytesOfPart, partKey } from '../../upload'
import { Unusable } from '../ffmpeg/unusable'
import { setUploadState } from '../queries'
import { keyPrefixOf } from '../uploadView'
import { assetKey, original } from './assetKeys'
import { reopenAsset, setAssembled } from './progressQueries'
import type { MediaWorker } from './mediaWorker'
import type { UploadFound } from '../queries'

/**
 * False when parts have to be sent again: the upload is open again. `judge` sees the first bytes and
 * throws where they are worth no joining; then the parts are gone.
 */
export async function assembleUpload(
  upload: UploadFound,
  worker: MediaWorker,
  judge: (head: Uint8Array) => void,
): Promise<boolean> {
  const { database, storage, now } = worker
  const assetId = upload.assetId
  const keyOf = (partNo: number) => partKey(keyPrefixOf(upload), partNo)
  const parts = upload.parts ?? []
  const { spoilt, sha256 } = await checkParts(upload, keyOf, worker)
  if (spoilt.length > 0) {
    await storage.remove(spoilt.map(keyOf))
    await database.db.transaction().execute(async (db) => {
      await setUploadState(db, upload.id, 'open', now())
      await reopenAsset(db, assetId, now())
    })
    return false
  }

  const key = assetKey({ customerId: upload.customerId, id: assetId }, original)
  const partKeys = parts.map(({ partNo }) => keyOf(partNo))
  try {
    judge(await buffer(await storage.read(keyOf(1), { start: 0, end: headBytes - 1 })))
  } catch (fault) {
    if (!(fault instanceof Unusable)) throw fault
    await setUploadState(database.db, upload.id, 'done', now())
    await storage.remove(partKeys)
    throw fault
  }
  await storage.assemble(partKeys, key)
  const stored = await storage.find(key)
  if (stored?.bytes !== Number(upload.bytes))
    throw new Error('the assembled object has another size')
  await database.db.transaction().execute(async (db) => {
    await setUploadState(db, upload.id, 'done', now())
    await setAssembled(db, assetId, sha256, now())
  })
  await storage.remove(partKeys)
  return true
}

async function checkParts(
  { parts, bytes, partBytes }: UploadFound,
  keyOf: (partNo: number) => string,
  { storage }: MediaWorker,
): Promise<{ spoilt: number[]; sha256: string }> {
  const whole = createHash('sha256')
  const spoilt: number[] = []
  const division = { bytes: Number(bytes), partBytes }
  for (const { partNo, sha256 } of parts ?? []) {
    const digest = createHash('sha256')
    const key = keyOf(partNo)
    const stored = await storage.find(key)
    if (stored?.bytes === bytesOfPart(division, partNo)) {
      for await (const chunk of await storage.read(key)) {
        digest.update(chunk as Buffer)
        whole.update(chunk as Buffer)
      }
    }
    if (digest.digest('hex') !== sha256) spoilt.push(partNo)
  }
  return { spoilt, sha256: whole.digest('hex') }
}

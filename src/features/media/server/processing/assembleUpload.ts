// Joins the parts into the original (media.md F2 4) and compares each stretch of it with the digest the
// browser sent for the part: what is measured is what is kept, whatever becomes of the parts.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { headBytes } from '../../otherKind'
import { partKey, uploadLifeMs } from '../../upload'
import { Unusable } from '../ffmpeg/unusable'
import { setUploadState } from '../queries'
import { reopenUpload } from '../takeQueries'
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
  const { storage, database, now } = worker
  const missing = await findMissing(upload, worker)
  if (missing.length > 0) return askAgain(missing, upload, worker)
  const partKeys = keysOf(upload)
  await judgeHead(upload, worker, judge)

  const key = assetKey({ customerId: upload.customerId, id: upload.assetId }, original)
  await storage.assemble(partKeys, key)
  const { spoilt, sha256 } = await measure(key, upload, worker)
  if (spoilt.length > 0) {
    await storage.remove([key])
    return askAgain(spoilt, upload, worker)
  }
  const isWanted = await database.db.transaction().execute(async (db) => {
    await setUploadState(db, upload.id, 'done', now())
    return setAssembled(db, upload.assetId, sha256, now())
  })
  await storage.remove(isWanted ? partKeys : [...partKeys, key])
  return isWanted
}

const keyOf = (upload: UploadFound, partNo: number) => partKey(keyPrefixOf(upload), partNo)

const keysOf = (upload: UploadFound) =>
  (upload.parts ?? []).map(({ partNo }) => keyOf(upload, partNo))

async function findMissing(upload: UploadFound, { storage }: MediaWorker): Promise<number[]> {
  const missing: number[] = []
  for (const { partNo, bytes } of upload.parts ?? []) {
    const stored = await storage.find(keyOf(upload, partNo))
    if (stored?.bytes !== bytes) missing.push(partNo)
  }
  return missing
}

/** These parts come again, the others stay. */
async function askAgain(
  partNos: readonly number[],
  upload: UploadFound,
  { storage, database, now }: MediaWorker,
): Promise<false> {
  await storage.remove(partNos.map((partNo) => keyOf(upload, partNo)))
  const at = { now: now(), expiresAt: new Date(now().getTime() + uploadLifeMs) }
  await database.db.transaction().execute(async (db) => {
    await reopenUpload(db, upload.id, at)
    await reopenAsset(db, upload.assetId, at.now)
  })
  return false
}

async function judgeHead(
  upload: UploadFound,
  { storage, database, now }: MediaWorker,
  judge: (head: Uint8Array) => void,
): Promise<void> {
  try {
    judge(await buffer(await storage.read(keyOf(upload, 1), { start: 0, end: headBytes - 1 })))
  } catch (fault) {
    if (!(fault instanceof Unusable)) throw fault
    await setUploadState(database.db, upload.id, 'done', now())
    await storage.remove(keysOf(upload))
    throw fault
  }
}

/** The digest of the whole, and the numbers of the parts whose stretches are not what was sent. */
async function measure(
  key: string,
  upload: UploadFound,
  { storage }: MediaWorker,
): Promise<{ spoilt: number[]; sha256: string }> {
  const whole = createHash('sha256')
  const parts = [...(upload.parts ?? [])]
  const spoilt: number[] = []
  let part = createHash('sha256')
  let left = parts[0]?.bytes ?? 0
  for await (const chunk of (await storage.read(key)) as AsyncIterable<Buffer>) {
    whole.update(chunk)
    for (let at = 0; at < chunk.length;) {
      const stretch = chunk.subarray(at, at + left)
      part.update(stretch)
      at += stretch.length
      left -= stretch.length
      if (left > 0) continue
      const ended = parts.shift()
      if (!ended) throw new Error('the assembled object is too long')
      if (part.digest('hex') !== ended.sha256) spoilt.push(ended.partNo)
      part = createHash('sha256')
      left = parts[0]?.bytes ?? 0
    }
  }
  if (parts.length > 0) throw new Error('the assembled object is too short')
  return { spoilt, sha256: whole.digest('hex') }
}

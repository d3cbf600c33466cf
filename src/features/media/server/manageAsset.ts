// What other features do with assets of theirs. The asset's rules stay here.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { refused } from '../../../server/errors'
import { cleanFileName } from '../fileName'
import { assetKey, original } from './processing/assetKeys'
import { deleteAsset, findAsset, findUploadOfAsset, insertAsset, restartAsset } from './queries'
import { keyPrefixOf } from './uploadView'
import type { Context } from '../../../server/context'

type Setting = Pick<Context, 'db' | 'now' | 'services'>

/** Forgets an asset whose bytes have not all come; says whether it was one. */
export async function abandonAsset(
  customerId: string,
  assetId: string,
  { db, services, afterCommit }: Setting & Pick<Context, 'afterCommit'>,
): Promise<boolean> {
  const upload = await findUploadOfAsset(db, assetId)
  if (!upload || (upload.state !== 'open' && upload.state !== 'expired')) return false
  await deleteAsset(db, customerId, assetId)
  const { storage } = services.media
  afterCommit(async () => {
    const parts = await storage.list(keyPrefixOf(upload))
    await storage.remove(parts.map(({ key }) => key))
  })
  return true
}

export async function retryAsset(
  customerId: string,
  assetId: string,
  { db, now, services, afterCommit }: Setting & Pick<Context, 'afterCommit'>,
): Promise<void> {
  const asset = await findAsset(db, customerId, assetId)
  if (asset?.state !== 'failed') {
    throw refused('nothingToRetry', 'Only a video whose processing failed can be tried again.')
  }
  const { jobs } = services.media
  await restartAsset(db, assetId, now)
  await jobs.enqueue(db, 'prepare', assetId)
  afterCommit(() => jobs.nudge('prepare'))
}

export interface AssetImport {
  customerId: string
  path: string
  name: string
}

/** A file that is on this machine already becomes an asset, by copying. */
export async function importAsset(
  { customerId, path, name }: AssetImport,
  { db, now, newId, services }: Setting & Pick<Context, 'newId'>,
): Promise<string> {
  const { storage, jobs } = services.media
  const id = newId()
  const { size: bytes } = await stat(path)
  await storage.put(assetKey({ customerId, id }, original), createReadStream(path))
  const asset = { id, customerId, name: cleanFileName(name), bytes, now }
  await insertAsset(db, { ...asset, state: 'uploaded' })
  await jobs.enqueue(db, 'prepare', id)
  return id
}

import { findAssetById, restartAsset, type Asset } from '../queries'
import type { Db } from '../../../../server/database/tables'

/**
 * Undefined if the asset is finished or gone. One that failed by an internal fault is included, to
 * be tried again, and so is one that was ready before films were examined.
 */
export async function findUnfinished(db: Db, id: string, now: Date): Promise<Asset | undefined> {
  const asset = await findAssetById(db, id)
  if (!asset || asset.state === 'rejected') return undefined
  if (asset.state === 'ready') return asset.qaFlags === null ? asset : undefined
  if (asset.state !== 'failed') return asset
  if (asset.failReason !== 'serverFault') return undefined
  await restartAsset(db, id, now)
  return { ...asset, state: 'uploaded' }
}

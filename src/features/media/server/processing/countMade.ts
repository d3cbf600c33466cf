import { assetKey, original } from './assetKeys'
import type { Asset } from '../queries'
import type { MediaWorker } from './mediaWorker'

/** Writes how much is stored of an asset besides its original, which counts in its customer's storage. */
export async function countMade(
  asset: Pick<Asset, 'customerId' | 'id'>,
  { database: { db }, storage }: Pick<MediaWorker, 'database' | 'storage'>,
): Promise<void> {
  const objects = await storage.list(assetKey(asset, ''))
  const made = objects.filter(({ key }) => key !== assetKey(asset, original))
  const madeBytes = made.reduce((sum, { bytes }) => sum + bytes, 0)
  await db.updateTable('mediaAssets').set({ madeBytes }).where('id', '=', asset.id).execute()
}

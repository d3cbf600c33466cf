import { join } from 'node:path'
import type { Work } from '../ffmpeg/convert'
import type { Asset } from '../queries'
import { renditionKey } from './assetKeys'
import type { MediaWorker } from './mediaWorker'

/** Puts files of the work's folder into the store. */
export async function keepFiles(
  files: readonly string[],
  { folder }: Pick<Work, 'folder'>,
  asset: Asset,
  { storage }: Pick<MediaWorker, 'storage'>,
): Promise<void> {
  for (const file of files) await storage.putFile(renditionKey(asset, file), join(folder, file))
}

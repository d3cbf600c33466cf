import { ProgramFault, isOurs, runProgram } from '../ffmpeg/runProgram'
import { infected } from '../ffmpeg/unusable'
import { assetKey, original } from './assetKeys'
import type { MediaWorker } from './mediaWorker'
import type { Asset } from '../queries'

/** A scanner loads its signatures first, and a film of hours is long. */
const longestMs = 30 * 60_000
const memoryBytes = 4 * 1024 ** 3

/**
 * Has an upload looked at by the program that the installation names. What is infected is removed at
 * once. A scanner that fails says nothing of the file, which is then looked at again later.
 */
export async function scanUpload(
  { asset, signal }: { asset: Pick<Asset, 'customerId' | 'id'>; signal: AbortSignal },
  { storage, scanCommand }: Pick<MediaWorker, 'storage' | 'scanCommand'>,
): Promise<void> {
  if (scanCommand === undefined) return
  const key = assetKey(asset, original)
  try {
    await storage.withFile(key, (path) =>
      runProgram(scanCommand, [path], {
        timeoutMs: longestMs,
        memoryBytes,
        isBackground: true,
        signal,
      }),
    )
  } catch (fault) {
    if (!(fault instanceof ProgramFault) || isOurs(fault)) throw fault
    if (fault.code !== 1) throw new Error('The file was not scanned.', { cause: fault })
    await storage.remove([key])
    throw infected()
  }
}

import { claimAsset, leaseMs, releaseLease, renewLease } from './claim'
import type { AssetPhase } from '../../asset'
import type { Lane } from '../jobs'
import type { Asset } from '../queries'
import type { MediaWorker } from './mediaWorker'

/** An asset nobody else works on, for as long as `work` runs. */
export interface Held {
  asset: Asset
  /** Ends with the process, and when the asset is deleted. */
  signal: AbortSignal
  report(phase: AssetPhase, progress: number): void
}

/** A tenth of the lease: a worker that misses nine in a row is dead. Also how fresh the progress shown is. */
const renewEveryMs = leaseMs / 10

export async function holdAsset(
  worker: MediaWorker,
  assetId: string,
  lane: Lane,
  work: (held: Held) => Promise<void>,
): Promise<void> {
  const { database, now, log, signal: ending } = worker
  const asset = await claimAsset(database.db, assetId, lane, now())
  if (!asset) return
  const over = new AbortController()
  let seen: { phase?: AssetPhase; progress?: number } = {}

  function renew() {
    renewLease(database.db, assetId, lane, now(), seen).then(
      (isHeld) => isHeld || over.abort(),
      (fault: unknown) => log.warn({ err: fault, assetId }, 'a lease could not be renewed'),
    )
  }

  function report(phase: AssetPhase, progress: number) {
    const isNewPhase = phase !== seen.phase
    seen = { phase, progress: Math.round(progress) }
    if (isNewPhase) renew()
  }

  const timer = setInterval(renew, renewEveryMs)
  try {
    await work({ asset, signal: AbortSignal.any([ending, over.signal]), report })
  } finally {
    clearInterval(timer)
    await releaseLease(database.db, assetId, lane, !ending.aborted)
  }
}

// Who works on an asset: a lease on its row. A process that dies stops renewing it, and another takes over.
import { isBeingMade } from '../../asset'
import type { Db } from '../../../../server/database/tables'
import type { AssetPhase } from '../../asset'
import type { Lane } from '../jobs'
import type { Asset } from '../queries'

export const leaseMs = 15_000

export async function claimAsset(db: Db, id: string, now: Date): Promise<Asset | undefined> {
  const asset = await db
    .updateTable('mediaAssets')
    .set(({ eb }) => ({ leaseUntil: after(now), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<', now)]))
    .returningAll()
    .executeTakeFirst()
  return asset
}

/** False when the work is over: the asset is finished, or somebody deleted it. */
export async function renewLease(
  db: Db,
  id: string,
  now: Date,
  seen: { phase?: AssetPhase; progress?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mediaAssets')
    .set({ ...seen, leaseUntil: after(now), updatedAt: now })
    .where('id', '=', id)
    .where('leaseUntil', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A try that the end of the process cut short does not count as one. */
export async function releaseLease(db: Db, id: string, countsAsTry: boolean): Promise<void> {
  await db
    .updateTable('mediaAssets')
    .set(({ eb }) => ({
      leaseUntil: null,
      ...(countsAsTry ? {} : { attempts: eb('attempts', '-', 1) }),
    }))
    .where('id', '=', id)
    .where('leaseUntil', 'is not', null)
    .execute()
}

/** Assets whose worker died: each is given back once, to whoever asks first. */
export async function takeLost(db: Db, now: Date): Promise<Array<{ id: string; lane: Lane }>> {
  const lost = await db
    .updateTable('mediaAssets')
    .set({ leaseUntil: null })
    .where('leaseUntil', '<', now)
    .returning(['id', 'state', 'phase'])
    .execute()
  return lost
    .filter(({ state }) => state === 'uploading' || isBeingMade(state))
    .map(({ id, phase }) => ({ id, lane: phase === 'ladder' ? 'ladder' : 'prepare' }))
}

function after(now: Date): Date {
  return new Date(now.getTime() + leaseMs)
}

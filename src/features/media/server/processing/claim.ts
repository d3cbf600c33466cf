// Who works on an asset: a lease on its row. A process that dies stops renewing it, and another takes over.
import { sql } from 'kysely'
import type { Db } from '../../../../server/database/tables'
import type { AssetPhase } from '../../asset'
import type { Lane } from '../jobs'
import type { Asset } from '../queries'

export const leaseMs = 15_000

/** Nothing when somebody else holds it, or when this lane has no more to do for it. */
export async function claimAsset(
  db: Db,
  id: string,
  lane: Lane,
  now: Date,
): Promise<Asset | undefined> {
  return db
    .updateTable('mediaAssets')
    .set(({ eb }) => ({ leaseUntil: after(now), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', ['uploading', 'uploaded', 'probing', 'playable'])
    .where(sql<boolean>`(phase is not distinct from 'ladder') = ${lane === 'ladder'}`)
    .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<', now)]))
    .returningAll()
    .executeTakeFirst()
}

/** False when the work is over: the asset is finished, or somebody deleted it. */
export async function renewLease(
  db: Db,
  id: string,
  lane: Lane,
  now: Date,
  seen: { phase?: AssetPhase; progress?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mediaAssets')
    .set({ ...seen, leaseUntil: after(now), updatedAt: now })
    .where('id', '=', id)
    .where('leaseUntil', 'is not', null)
    .where(isStillWith(lane))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A try that the end of the process cut short does not count as one. */
export async function releaseLease(
  db: Db,
  id: string,
  lane: Lane,
  countsAsTry: boolean,
): Promise<void> {
  await db
    .updateTable('mediaAssets')
    .set(({ eb }) => ({
      leaseUntil: null,
      ...(countsAsTry ? {} : { attempts: eb('attempts', '-', 1) }),
    }))
    .where('id', '=', id)
    .where('leaseUntil', 'is not', null)
    .where(isStillWith(lane))
    .execute()
}

/** Preparing hands the asset over to the ladder: from then on the lease on the row is the ladder's. */
function isStillWith(lane: Lane) {
  return sql<boolean>`(${lane === 'ladder'} or phase is distinct from 'ladder')`
}

export interface Unattended {
  id: string
  lane: Lane
}

/** Unfinished, and nobody has held or touched it since. Whether it still waits in the queue, the queue knows. */
export async function findUnattended(db: Db, now: Date, since: Date): Promise<Unattended[]> {
  const assets = await db
    .selectFrom('mediaAssets as asset')
    .leftJoin('mediaUploads as upload', 'upload.assetId', 'asset.id')
    .select(['asset.id', 'asset.phase'])
    .where((eb) =>
      eb.or([
        eb('asset.state', 'in', ['uploaded', 'probing', 'playable']),
        eb.and([eb('asset.state', '=', 'uploading'), eb('upload.state', '=', 'assembling')]),
      ]),
    )
    .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<', now)]))
    .where('asset.updatedAt', '<=', since)
    .execute()
  return assets.map(({ id, phase }) => ({ id, lane: laneOf(phase) }))
}

function laneOf(phase: AssetPhase | null): Lane {
  return phase === 'ladder' ? 'ladder' : 'prepare'
}

export async function dropLeases(db: Db): Promise<void> {
  await db
    .updateTable('mediaAssets')
    .set({ leaseUntil: null })
    .where('leaseUntil', 'is not', null)
    .execute()
}

function after(now: Date): Date {
  return new Date(now.getTime() + leaseMs)
}

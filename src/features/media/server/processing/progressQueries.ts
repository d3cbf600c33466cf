// The SQL with which processing writes its results.
import type { AssetState, FailReason, MediaFacts, Rendition } from '../../asset'
import type { Db } from '../../../../server/database/tables'

interface Learned {
  kind: 'video' | 'audio'
  mime: string
  durationMs?: number
  width?: number
  height?: number
  facts: MediaFacts
}

export async function setAssembled(db: Db, id: string, sha256: string, now: Date): Promise<void> {
  await db
    .updateTable('mediaAssets')
    .set({ state: 'uploaded', sha256, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/**
 * Parts were lost or changed in the store: the upload reopens so that the browser sends them again.
 */
export async function reopenAsset(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mediaAssets')
    .set({ state: 'uploading', updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function saveLearned(db: Db, id: string, learned: Learned, now: Date): Promise<void> {
  const { facts, ...columns } = learned
  await db
    .updateTable('mediaAssets')
    .set({ ...columns, facts: JSON.stringify(facts), state: 'probing', updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function saveRenditions(
  db: Db,
  id: string,
  renditions: readonly Rendition[],
  seen: { state?: AssetState; durationMs?: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('mediaAssets')
    .set({ ...seen, renditions: JSON.stringify(renditions), updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function finishReady(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mediaAssets')
    .set({ state: 'ready', updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export interface AssetFailure {
  state: 'failed' | 'rejected'
  reason: FailReason
  message: string
}

export async function finishFailed(
  db: Db,
  id: string,
  failure: AssetFailure,
  now: Date,
): Promise<void> {
  await db
    .updateTable('mediaAssets')
    .set({
      state: failure.state,
      failReason: failure.reason,
      failMessage: failure.message,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute()
}

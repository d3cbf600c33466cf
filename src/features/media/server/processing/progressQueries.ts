// The SQL with which processing writes its results.
import type { AssetState, MediaFacts, Rendition } from '../../asset'
import { uploadLifeMs } from '../../upload'
import type { Judged } from '../../quality'
import type { Asset } from '../queries'
import type { Db } from '../../../../server/database/tables'

interface Learned {
  kind: 'video' | 'audio'
  mime: string
  durationMs?: number | undefined
  leadMs: number
  width?: number
  height?: number
  facts: MediaFacts
}

/** False where the asset is gone: its upload was cancelled. */
export async function setAssembled(
  db: Db,
  id: string,
  sha256: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mediaAssets')
    .set({ state: 'uploaded', sha256, updatedAt: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const longestAssemblingMs = 24 * 3_600_000

/**
 * Whether the parts could not be put together for a day. The upload is open again then: its parts
 * stay as long as those of any other, and it can be cancelled or completed once more.
 */
export async function giveUpAssembling(db: Db, assetId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mediaUploads')
    .set({ state: 'open', updatedAt: now, expiresAt: new Date(now.getTime() + uploadLifeMs) })
    .where('assetId', '=', assetId)
    .where('state', '=', 'assembling')
    .where('updatedAt', '<=', new Date(now.getTime() - longestAssemblingMs))
    .executeTakeFirst()
  return numUpdatedRows > 0n
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

/**
 * Whoever trims a film in the meantime wants other files of it: what was made for the earlier cut is
 * not written any more.
 */
function thisCut(db: Db, { id, cutInMs, cutOutMs }: Asset) {
  return db
    .updateTable('mediaAssets')
    .where('id', '=', id)
    .where('cutInMs', 'is not distinct from', cutInMs)
    .where('cutOutMs', 'is not distinct from', cutOutMs)
}

export async function saveLearned(
  db: Db,
  asset: Asset,
  learned: Learned,
  now: Date,
): Promise<void> {
  const { facts, ...columns } = learned
  await thisCut(db, asset)
    .set({ ...columns, facts: JSON.stringify(facts), state: 'probing', updatedAt: now })
    .execute()
}

export async function saveRenditions(
  db: Db,
  asset: Asset,
  renditions: readonly Rendition[],
  seen: { state?: AssetState },
  now: Date,
): Promise<void> {
  await thisCut(db, asset)
    .set({ ...seen, renditions: JSON.stringify(renditions), updatedAt: now })
    .execute()
}

export async function finishReady(db: Db, asset: Asset, now: Date): Promise<void> {
  await thisCut(db, asset).set({ state: 'ready', updatedAt: now }).execute()
}

export interface AssetFailure {
  state: 'failed' | 'rejected'
  reason: string
  message: string
}

export async function finishFailed(
  db: Db,
  asset: Asset,
  failure: AssetFailure,
  now: Date,
): Promise<void> {
  await thisCut(db, asset)
    .set({
      state: failure.state,
      failReason: failure.reason,
      failMessage: failure.message,
      updatedAt: now,
    })
    .execute()
}

export async function saveQuality(
  db: Db,
  asset: Asset,
  { qaFlags, ...measures }: Judged,
  renditions: readonly Rendition[],
  now: Date,
): Promise<void> {
  const json = { qaFlags: JSON.stringify(qaFlags), renditions: JSON.stringify(renditions) }
  await thisCut(db, asset)
    .set({ ...measures, ...json, updatedAt: now })
    .execute()
}

interface FileLearned {
  mime: string
  width?: number
  height?: number
  durationMs?: number
  facts: object
  renditions: readonly Rendition[]
}

/** What was learned of a file that is no film. */
export async function saveFileExamined(
  db: Db,
  id: string,
  { mime, width, height, durationMs, facts, renditions }: FileLearned,
  now: Date,
): Promise<void> {
  await db
    .updateTable('mediaAssets')
    .set({
      mime,
      width,
      height,
      durationMs,
      updatedAt: now,
      facts: JSON.stringify(facts),
      renditions: JSON.stringify(renditions),
    })
    .where('id', '=', id)
    .execute()
}

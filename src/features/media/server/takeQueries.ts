// The SQL of takes: uploads that their makers named, and that grow while they are recorded.
import type { QualityFlag } from '../../../../generated/facts/features/media'
import type { Db } from '../../../server/database/tables'
import { ownedBy, type UploadOwner } from './owner'
import { uploads, type UploadFound } from './queries'

/** Locks the upload until the end of the transaction. */
export function lockTake(db: Db, owner: UploadOwner, takeId: string) {
  return uploads(db)
    .where(ownedBy(owner))
    .where('upload.takeId', '=', takeId)
    .forUpdate('upload')
    .executeTakeFirst()
}

/** Nobody swept it away yet: its parts may come again. */
export async function reopenUpload(db: Db, id: string, at: { now: Date; expiresAt: Date }) {
  await db
    .updateTable('mediaUploads')
    .set({ state: 'open', updatedAt: at.now, expiresAt: at.expiresAt })
    .where('id', '=', id)
    .execute()
}

export interface KeptTake {
  readonly name: string
  readonly durationMs: number
  readonly flags: readonly QualityFlag[]
}

/** Keeps the take from being swept away, and counts as a sign that its browser is still there to send it. */
export async function setKept(
  db: Db,
  upload: { id: string; assetId: string },
  { name, durationMs, flags }: KeptTake,
  now: Date,
): Promise<void> {
  await db
    .updateTable('mediaUploads')
    .set({ savedAt: now, sentAt: now, updatedAt: now })
    .where('id', '=', upload.id)
    .execute()
  await db
    .updateTable('mediaAssets')
    .set(({ fn, ref, val }) => ({
      name,
      durationMs: fn.coalesce(ref('durationMs'), val(durationMs)),
      takeFlags: JSON.stringify(flags),
      updatedAt: now,
    }))
    .where('id', '=', upload.assetId)
    .execute()
}

/** A part came just now. Of other uploads the tab that sends them reports. */
export async function setSent(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('mediaUploads').set({ sentAt: now }).where('id', '=', id).execute()
}

/** Those of all customers whose last day is over. */
export function listUnsavedTakes(db: Db, now: Date) {
  return uploads(db)
    .where('upload.takeId', 'is not', null)
    .where('upload.savedAt', 'is', null)
    .where('upload.expiresAt', '<', now)
    .execute()
}

/** Its size is known from now on. */
export async function setGrown(
  db: Db,
  { id, assetId }: Pick<UploadFound, 'id' | 'assetId'>,
  bytes: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('mediaAssets')
    .set({ bytes, updatedAt: now })
    .where('id', '=', assetId)
    .execute()
  await db.updateTable('mediaUploads').set({ bytes, updatedAt: now }).where('id', '=', id).execute()
}

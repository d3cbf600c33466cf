import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure, notFound } from '../../../server/errors'
import { askForJob } from '../../../server/jobs/askForJob'
import { wholeMsOf } from '../asset'
import { processAsset } from './jobs'
import { findAsset, findUploadOfAsset, restartAsset } from './queries'

/** What is shown of a film, in its own time. What is missing is the film's own beginning or end. */
export interface Trim {
  readonly inMs?: number | null | undefined
  readonly outMs?: number | null | undefined
}

/** Nothing is deleted: what is shown is made anew from the original. */
export async function cutAsset(
  { customerId, assetId }: { customerId: string; assetId: string },
  { inMs, outMs }: Trim,
  context: Pick<Context, 'db' | 'now' | 'services' | 'afterCommit'>,
): Promise<void> {
  const { db, now } = context
  if (outMs != null && outMs <= (inMs ?? 0)) throw failure('trimEmpty')
  const asset = await findAsset(db, customerId, assetId)
  if (!asset) throw notFound('asset')
  // A file that does not say how long it is was measured while all of it was shown.
  const facts = JSON.stringify({ ...asset.facts, wholeMs: wholeMsOf(asset) })
  await setCut(db, assetId, { cutInMs: inMs || null, cutOutMs: outMs ?? null, facts }, now)
  const upload = await findUploadOfAsset(db, assetId)
  if (upload && (upload.state === 'open' || upload.state === 'expired')) return
  if (asset.state !== 'uploading') await restartAsset(db, assetId, now)
  await askForJob(processAsset, { customerId, subjectId: assetId }, context)
}

async function setCut(
  db: Db,
  id: string,
  cut: { cutInMs: number | null; cutOutMs: number | null; facts: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('mediaAssets')
    .set({ ...cut, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

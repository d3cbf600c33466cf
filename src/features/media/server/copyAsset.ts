// An asset of one customer becomes one of another: bytes are copied, and processed anew.
import type { Context } from '../../../server/context'
import type { Db, RowChangeOf } from '../../../server/database/tables'
import { failure, notFound } from '../../../server/errors'
import { askForJob } from '../../../server/jobs/askForJob'
import type { JobSetting } from '../../../server/jobs/job'
import type { FailReason } from '../asset'
import { laneOf, processAsset } from './jobs'
import { assetKey, original } from './processing/assetKeys'
import { findAssetById, insertAsset, lockUploading } from './queries'
import { requireRoom } from './requireRoom'

type Registering = Pick<Context, 'db' | 'now' | 'newId'> & {
  readonly member: Pick<Context['member'], 'customerId'>
}

/** An asset of the member's customer to which the bytes of another are copied later. Who sees that one is judged before. */
export async function registerCopy(
  assetId: string,
  { db, now, newId, member: { customerId } }: Registering,
): Promise<string> {
  const asset = await findAssetById(db, assetId)
  if (!asset) throw notFound('asset')
  if (asset.bytes === null) throw failure('notDeliverable')
  const bytes = Number(asset.bytes)
  await lockUploading(db, customerId)
  await requireRoom(db, customerId, bytes, now)
  const id = newId()
  const { name, mime, sha256, purpose } = asset
  await insertAsset(db, {
    id,
    customerId,
    name,
    bytes,
    ...(mime !== null && { mime }),
    ...(sha256 !== null && { sha256 }),
    purpose,
    state: 'uploading',
    now,
  })
  return id
}

/** May be told twice: what has arrived stays as it is. */
export async function copyBytes(
  fromId: string,
  toId: string,
  { database, services, now }: Pick<JobSetting, 'database' | 'services' | 'now'>,
): Promise<void> {
  const { db } = database
  const from = await findAssetById(db, fromId)
  const to = await findAssetById(db, toId)
  if (!from || to?.state !== 'uploading') return
  await services.media.storage.assemble([assetKey(from, original)], assetKey(to, original))
  await db.transaction().execute(async (within) => {
    const arrived = await endUpload(within, toId, { state: 'uploaded', updatedAt: now() })
    if (!arrived) return
    const order = { customerId: to.customerId, subjectId: toId, lane: laneOf(to) }
    await askForJob(processAsset, order, { db: within, now: now(), services })
  })
}

/** It could not be copied, however often it was tried. */
export async function failCopy(
  toId: string,
  { database, now }: Pick<JobSetting, 'database' | 'now'>,
): Promise<void> {
  const failReason = 'interrupted' satisfies FailReason
  await endUpload(database.db, toId, { state: 'rejected', failReason, updatedAt: now() })
}

/** Whether it was still to come. */
async function endUpload(db: Db, id: string, change: RowChangeOf<'mediaAssets'>) {
  const { numUpdatedRows } = await db
    .updateTable('mediaAssets')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

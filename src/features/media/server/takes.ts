// Takes: uploads that grow while they are recorded. Each is known by the number its maker gave it.
import { takePartBytes } from '../../../../generated/facts/constants'
import type { QualityFlag } from '../../../../generated/facts/features/media'
import { failure, notFound } from '../../../server/errors'
import type { Context } from '../../../server/context'
import type { AssetSource } from '../asset'
import { cleanFileName } from '../fileName'
import { uploadLifeMs } from '../upload'
import { cutAsset, type Trim } from './cutAsset'
import type { UploadOwner } from './owner'
import { lockUploading, type UploadFound } from './queries'
import { openUpload, type Writing } from './registerUpload'
import { removeTake } from './removeTake'
import { requireRoom } from './requireRoom'
import { lockTake, reopenUpload, setKept } from './takeQueries'

export interface TakeOrder {
  readonly takeId: string
  readonly mime: string
  readonly source?: AssetSource
}

/** The take's one upload: begun now, or begun before. One that expired is open again. */
export async function registerTake(
  { takeId, mime, source }: TakeOrder,
  owner: UploadOwner,
  context: Writing,
): Promise<UploadFound> {
  const { db, now } = context
  const { customerId } = owner
  await lockUploading(db, customerId)
  const begun = await lockTake(db, owner, takeId)
  if (begun && begun.state !== 'expired') return begun
  await requireRoom(db, customerId, takePartBytes, now)
  if (!begun) {
    const name = fileNameOf(`take ${takeId}`, mime)
    const upload = { partBytes: takePartBytes, takeId }
    return openUpload({ name, mime, source }, upload, owner, context)
  }
  const expiresAt = new Date(now.getTime() + uploadLifeMs)
  await reopenUpload(db, begun.id, { now, expiresAt })
  return { ...begun, state: 'open', expiresAt }
}

export interface TakeSaving extends Trim {
  readonly takeId: string
  readonly title: string
  readonly durationMs: number
  readonly quality?: readonly QualityFlag[]
}

/**
 * Keeps the take for good; saved again, it stays as it is.
 *
 * @returns the id of its asset
 * @throws `notFound` where no upload of it was begun
 */
export async function keepTake(
  take: TakeSaving,
  owner: UploadOwner,
  context: Writing & Pick<Context, 'services' | 'afterCommit'>,
): Promise<string> {
  const { db, now } = context
  const upload = await lockTake(db, owner, take.takeId)
  if (!upload) throw notFound('take')
  if (upload.savedAt !== null) return upload.assetId
  const { title, durationMs, quality: flags = [], inMs, outMs } = take
  await setKept(db, upload, { name: fileNameOf(title, upload.mime), durationMs, flags }, now)
  if (inMs || outMs) await cutAsset(upload, { inMs, outMs }, context)
  return upload.assetId
}

/** Idempotent: a take that is gone is forgotten already. */
export async function forgetTake(
  takeId: string,
  owner: UploadOwner,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const upload = await lockTake(db, owner, takeId)
  if (!upload) return
  if (upload.savedAt !== null) throw failure('takeSaved')
  await removeTake(db, upload, now)
}

/** `video/mp4;codecs=avc1` ends with `.mp4`. */
function fileNameOf(title: string, mime: string | null): string {
  const [, ending = 'mp4'] = /^\w+\/([a-z0-9]+)/.exec(mime ?? '') ?? []
  return cleanFileName(`${title}.${ending}`)
}

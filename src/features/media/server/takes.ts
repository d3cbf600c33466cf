// Takes: uploads that grow while they are recorded. Each is known by the number its maker gave it.
import { takePartBytes } from '../../../../generated/facts/constants'
import type { QualityFlag } from '../../../../generated/facts/features/media'
import { failure, notFound } from '../../../server/errors'
import type { Context, Member } from '../../../server/context'
import type { AssetSource } from '../asset'
import { cleanFileName } from '../fileName'
import { uploadLifeMs } from '../upload'
import { cutAsset, type Trim } from './cutAsset'
import { lockUploading, type UploadFound } from './queries'
import { openUpload } from './registerUpload'
import { removeTake } from './removeTake'
import { requireRoom } from './requireRoom'
import { lockTake, reopenUpload, setKept, type TakeName } from './takeQueries'

export interface TakeOrder {
  readonly takeId: string
  readonly mime: string
  readonly source?: AssetSource
}

/** The take's one upload: begun now, or begun before. One that expired is open again. */
export async function registerTake(
  { takeId, mime, source }: TakeOrder,
  context: Context,
): Promise<UploadFound> {
  const { db, member, now } = context
  const { customerId } = member
  await lockUploading(db, customerId)
  const begun = await lockTake(db, nameOf(takeId, member))
  if (begun && begun.state !== 'expired') return begun
  await requireRoom(db, customerId, takePartBytes)
  if (!begun) {
    const name = fileNameOf(`take ${takeId}`, mime)
    return openUpload({ name, mime, source }, { partBytes: takePartBytes, takeId }, context)
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
export async function keepTake(take: TakeSaving, context: Context): Promise<string> {
  const { db, member, now } = context
  const upload = await lockTake(db, nameOf(take.takeId, member))
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
  { db, member, now }: Pick<Context, 'db' | 'member' | 'now'>,
): Promise<void> {
  const upload = await lockTake(db, nameOf(takeId, member))
  if (!upload) return
  if (upload.savedAt !== null) throw failure('takeSaved')
  await removeTake(db, upload, now)
}

const nameOf = (takeId: string, { customerId, userId }: Member): TakeName => ({
  customerId,
  ownerUserId: userId,
  takeId,
})

/** `video/mp4;codecs=avc1` ends with `.mp4`. */
function fileNameOf(title: string, mime: string | null): string {
  const [, ending = 'mp4'] = /^\w+\/([a-z0-9]+)/.exec(mime ?? '') ?? []
  return cleanFileName(`${title}.${ending}`)
}

// A clip whose bytes are about to come.
import { recordChanges } from '../../../screens/server'
import { failure, forbidden, notFound } from '../../../server/errors'
import {
  abandonAsset,
  findBegunUploads,
  findReceivedParts,
  presentUpload,
  registerUpload,
  requireUploadGround,
  type UploadFound,
} from '../../media/server'
import { cleanFileName, titleOfFile } from '../../media/fileName'
import { clips, mayChange } from './clips'
import { findKeptClipOf, insertClip, isTitleTaken, lockClip } from './queries'
import { findComing, insertVersion, listVersionRows } from './versionRows'
import type {
  CancelClipUploadRequest,
  ListClipsRow,
  StartClipUploadRequest,
  StartClipUploadResponse,
} from '../../../../generated/facts/features/footage'
import type { Context } from '../../../server/context'

/**
 * media.md F2 1: a file chosen again resumes its open upload. The store is read after the commit.
 */
export async function startClipUpload(
  file: StartClipUploadRequest,
  context: Context,
): Promise<StartClipUploadResponse> {
  const { media } = context.services
  await requireUploadGround(file, context)
  const { clip, upload, isNew } = await context.db.transaction().execute(async (db) => {
    const within = { ...context, db }
    if (file.supersedesId !== undefined) return newVersion(file, within)
    return (await findBegunClip(file, within)) ?? beginClip(file, within)
  })
  const received = isNew ? [] : await findReceivedParts(upload, media)
  return { clip, upload: presentUpload(upload, received, media) }
}

interface BegunClip {
  readonly clip: ListClipsRow
  readonly upload: UploadFound
  readonly isNew: boolean
}

async function findBegunClip(
  file: StartClipUploadRequest,
  context: Context,
): Promise<BegunClip | undefined> {
  const { db, member } = context
  const begun = await findBegunUploads(file, context)
  const assetIds = begun.map(({ assetId }) => assetId)
  const kept = await findKeptClipOf(db, member.customerId, assetIds)
  const upload = begun.find(({ assetId }) => assetId === kept?.assetId)
  return kept && upload && { clip: await clips.shown(kept.id, context), upload, isNew: false }
}

async function beginClip(file: StartClipUploadRequest, context: Context): Promise<BegunClip> {
  const { db, member, now, newId } = context
  const upload = await registerUpload(file, context)
  const clipId = newId()
  const title = titleOfFile(file.name)
  await insertClip(db, {
    id: clipId,
    customerId: member.customerId,
    assetId: upload.assetId,
    ownerUserId: member.userId,
    title: (await isTitleTaken(db, member, title)) ? cleanFileName(file.name) : title,
    createdAt: now,
  })
  return { clip: await clips.shown(clipId, context), upload, isNew: true }
}

/** Another film for a clip, which is shown until this one can be watched. */
async function newVersion(order: StartClipUploadRequest, context: Context): Promise<BegunClip> {
  const { supersedesId: clipId = '', ...file } = order
  const { db, member, now } = context
  const { customerId, userId } = member
  const [seen] = await clips.find([clipId], context)
  const clip = seen && (await lockClip(db, customerId, clipId))
  if (!clip || clip.deletedAt !== null) throw notFound('clip')
  if (!mayChange(member, clip)) throw forbidden()
  const begun = await findBegunUploads(file, context)
  const assetIds = begun.map(({ assetId }) => assetId)
  const coming = await findComing(db, clipId, assetIds)
  const resumed = begun.find(({ assetId }) => assetId === coming?.assetId)
  if (resumed) return { clip: await clips.shown(clipId, context), upload: resumed, isNew: false }

  const upload = await registerUpload(file, context)
  const { assetId } = upload
  await insertVersion(db, { customerId, clipId, assetId, madeBy: userId, madeAt: now })
  const told = { list: 'listClips', call: 'startClipUpload', act: 'action' } as const
  await recordChanges([{ id: clipId, fields: [] }], told, context)
  return { clip: await clips.shown(clipId, context), upload, isNew: true }
}

/** Idempotent: cancelling the upload of a clip, or of a version, that is gone succeeds. */
export async function cancelClipUpload(
  { clipId, uploadId }: CancelClipUploadRequest,
  context: Context,
): Promise<Record<string, never>> {
  const { db, member } = context
  const clip = await lockClip(db, member.customerId, clipId)
  if (!clip) return {}
  if (!mayChange(member, clip)) {
    const [seen] = await clips.find([clipId], context)
    if (!seen) return {}
    throw forbidden()
  }
  const versions = uploadId === undefined ? undefined : await listVersionRows(db, clipId)
  const version = versions?.find((each) => each.uploadId === uploadId)
  if (versions && !version) return {}
  if (!(await abandonAsset(member.customerId, version?.assetId ?? clip.assetId, context))) {
    throw failure('alreadyUploaded')
  }
  return {}
}

import { routes } from '../../../../generated/facts/routes'
import {
  changedMeanwhile,
  failure,
  forbidden,
  notFound,
  otherCustomer,
  type Failure,
} from '../../../server/errors'
import { listCustomersFor } from '../../../session/server'
import {
  abandonAsset,
  findBegunUploads,
  findReceivedParts,
  goOnProcessing,
  presentUpload,
  registerUpload,
  retryAsset,
  stopProcessing,
  type UploadFound,
} from '../../media/server'
import { cleanText, titleOfFile } from '../../media/fileName'
import { mayEditClip } from '../clip'
import { presentClip } from './clipView'
import { readCursor, writeCursor } from './cursor'
import {
  findClip,
  findClips,
  findCustomerOfClip,
  findKeptClipOf,
  insertClip,
  listClipRows,
  lockClips,
  setClipTitle,
  setClipsTrashed,
  sortValueOf,
  sumClips,
} from './queries'
import type {
  CancelClipUploadRequest,
  Clip,
  GetClipRequest,
  GetClipStatesRequest,
  ListClipsRequest,
  ListClipsResponse,
  RenameClipRequest,
  RestoreClipsRequest,
  RetryClipRequest,
  StartClipUploadRequest,
  StartClipUploadResponse,
  TrashClipsRequest,
} from '../../../../generated/facts/features/footage'
import type { Context } from '../../../server/context'

const usualPage = 60

export async function listClips(
  { search, trashed, sort = 'newest', after, limit = usualPage }: ListClipsRequest,
  context: Context,
): Promise<ListClipsResponse> {
  const { db, member } = context
  const filter = { customerId: member.customerId, search, trashed }
  const cursor = after === undefined ? undefined : readCursor(after, sort)
  // Reads one row more than requested to learn whether there is another page.
  const rows = await listClipRows(db, { ...filter, sort, after: cursor, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    clips: page.map((row) => presentClip(row, context)),
    ...(await sumClips(db, filter)),
    next: last && writeCursor(sort, { value: sortValueOf(sort, last), id: last.id }),
  }
}

export async function getClip({ clipId }: GetClipRequest, context: Context): Promise<Clip> {
  const row = await findClip(context.db, context.member.customerId, clipId)
  if (!row) throw await missing(clipId, context)
  return presentClip(row, context)
}

/**
 * If the clip belongs to another of the person's customers, the failure says which (domain.md, spec
 * §4 and §8).
 */
async function missing(clipId: string, { db, member }: Context): Promise<Failure> {
  const customerIds = await listCustomersFor(db, member.userId, routes['clips.list'])
  const customerId = await findCustomerOfClip(db, customerIds, clipId)
  return customerId === undefined ? notFound('clip') : otherCustomer(customerId)
}

/** Clips that do not exist, or belong to another customer, are left out. */
export async function getClipStates(
  { clipIds }: GetClipStatesRequest,
  context: Context,
): Promise<{ clips: Clip[] }> {
  const rows = await findClips(context.db, context.member.customerId, clipIds)
  return { clips: rows.map((row) => presentClip(row, context)) }
}

/**
 * media.md F2 1: a file chosen again resumes its open upload. The store is read after the commit.
 */
export async function startClipUpload(
  file: StartClipUploadRequest,
  context: Context,
): Promise<StartClipUploadResponse> {
  const { media } = context.services
  const { clip, upload, isNew } = await context.db.transaction().execute(async (db) => {
    const within = { ...context, db }
    return (await findBegunClip(file, within)) ?? beginClip(file, within)
  })
  const received = isNew ? [] : await findReceivedParts(upload, media)
  return { clip, upload: presentUpload(upload, received, media) }
}

interface BegunClip {
  readonly clip: Clip
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
  const row = await findKeptClipOf(db, member.customerId, assetIds)
  const upload = begun.find(({ assetId }) => assetId === row?.assetId)
  return row && upload && { clip: presentClip(row, context), upload, isNew: false }
}

async function beginClip(file: StartClipUploadRequest, context: Context): Promise<BegunClip> {
  const { db, member, now, newId } = context
  const upload = await registerUpload(file, context)
  const clipId = newId()
  await insertClip(db, {
    id: clipId,
    customerId: member.customerId,
    assetId: upload.assetId,
    ownerUserId: member.userId,
    title: titleOfFile(file.name),
    createdAt: now,
  })
  return { clip: await getClip({ clipId }, context), upload, isNew: true }
}

/** Idempotent: cancelling the upload of a clip that is gone succeeds. */
export async function cancelClipUpload(
  { clipId }: CancelClipUploadRequest,
  context: Context,
): Promise<Record<string, never>> {
  const [clip] = await lockClips(context.db, context.member.customerId, [clipId])
  if (!clip) return {}
  if (!mayEditClip(context.rows, context.member, clip)) throw forbidden()
  if (!(await abandonAsset(context.member.customerId, clip.assetId, context))) {
    throw failure('alreadyUploaded')
  }
  return {}
}

export async function renameClip(
  { clipId, title, rev }: RenameClipRequest,
  context: Context,
): Promise<Clip> {
  const { db, member, now } = context
  const [clip] = await lockClips(db, member.customerId, [clipId])
  if (!clip) throw notFound('clip')
  if (!mayEditClip(context.rows, member, clip)) throw forbidden()
  const cleaned = cleanText(title)
  if (cleaned === '') throw failure('titleEmpty')
  if (clip.rev !== rev) throw changedMeanwhile()

  await setClipTitle(db, member.customerId, clipId, cleaned, now)
  return getClip({ clipId }, context)
}

export async function trashClips(
  { clipIds }: TrashClipsRequest,
  context: Context,
): Promise<{ clips: Clip[] }> {
  return moveClips(clipIds, context.member.userId, context)
}

export async function restoreClips(
  { clipIds }: RestoreClipsRequest,
  context: Context,
): Promise<{ clips: Clip[] }> {
  return moveClips(clipIds, null, context)
}

/** All or none: if one clip may not be moved, none is. */
async function moveClips(clipIds: readonly string[], deletedBy: string | null, context: Context) {
  const { db, member, now } = context
  const clips = await lockClips(db, member.customerId, clipIds)
  if (clips.length < new Set(clipIds).size) throw notFound('clip')
  if (!clips.every((clip) => mayEditClip(context.rows, member, clip))) throw forbidden()

  const moving = clips.filter((clip) => (clip.deletedAt === null) !== (deletedBy === null))
  const assetIds = moving.map(({ assetId }) => assetId)
  await setClipsTrashed(
    db,
    member.customerId,
    moving.map(({ id }) => id),
    deletedBy,
    now,
  )
  if (deletedBy) await stopProcessing(assetIds, context)
  else await goOnProcessing(member.customerId, assetIds, context)
  return getClipStates({ clipIds: [...clipIds] }, context)
}

export async function retryClip({ clipId }: RetryClipRequest, context: Context): Promise<Clip> {
  const { db, member } = context
  const [clip] = await lockClips(db, member.customerId, [clipId])
  if (!clip) throw notFound('clip')
  if (!mayEditClip(context.rows, member, clip)) throw forbidden()

  await retryAsset(member.customerId, clip.assetId, context)
  return getClip({ clipId }, context)
}

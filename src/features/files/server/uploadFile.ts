// A file whose bytes are about to come.
import type {
  CancelFileUploadRequest,
  ListFilesRow,
  StartFileUploadRequest,
  StartFileUploadResponse,
} from '../../../../generated/facts/features/files'
import type { Context } from '../../../server/context'
import { failure, forbidden, notFound } from '../../../server/errors'
import { cleanFileName, titleOfFile } from '../../media/fileName'
import {
  abandonAsset,
  findBegunUploads,
  findReceivedParts,
  presentUpload,
  registerUpload,
  type UploadFound,
} from '../../media/server'
import { kindByName, mostBytesOf } from '../file'
import { files, mayChange, seeingOf } from './files'
import { requireRequest } from './requestedFiles'
import {
  fileSharing,
  findKeptFileOf,
  findOlder,
  isTitleTaken,
  loadAnyFiles,
  lockFile,
  nextVersionNo,
} from './queries'

/** As with clips, a file chosen again resumes its open upload. The store is read after the commit. */
export async function startFileUpload(
  file: StartFileUploadRequest,
  context: Context,
): Promise<StartFileUploadResponse> {
  if (file.bytes > mostBytesOf(file.name)) throw failure('uploadTooLarge')
  requireRequest(file, context)
  const { media } = context.services
  const begun = await context.db.transaction().execute(async (db) => {
    const within = { ...context, db }
    return (await findBegunFile(file, within)) ?? beginFile(file, within)
  })
  const received = begun.isNew ? [] : await findReceivedParts(begun.upload, media)
  return { file: begun.row, upload: presentUpload(begun.upload, received, media) }
}

interface BegunFile {
  readonly row: ListFilesRow
  readonly upload: UploadFound
  readonly isNew: boolean
}

async function findBegunFile(
  file: StartFileUploadRequest,
  context: Context,
): Promise<BegunFile | undefined> {
  const { db, member } = context
  const begun = await findBegunUploads(file, context)
  const assetIds = begun.map(({ assetId }) => assetId)
  const { fileRequestId = null } = file
  const kept = await findKeptFileOf(db, member.customerId, assetIds, fileRequestId)
  const upload = begun.find(({ assetId }) => assetId === kept?.assetId)
  return kept && upload && { row: await fileNamed(kept.id, context), upload, isNew: false }
}

async function beginFile(file: StartFileUploadRequest, context: Context): Promise<BegunFile> {
  const { db, member, now, newId } = context
  const { customerId, userId } = member
  const { supersedesId, fileRequestId, ...order } = file
  // It locks the customer's uploading, so that no two versions get the same number.
  const upload = await registerUpload({ ...order, purpose: 'file' }, context)
  const id = newId()
  const title = titleOfFile(file.name)
  const isTaken = await isTitleTaken(db, seeingOf(context), title)
  const plain = {
    firstId: id,
    kind: kindByName(file.name),
    title: isTaken ? cleanFileName(file.name) : title,
  }
  const older = supersedesId === undefined ? plain : await olderOf(supersedesId, context)
  await db
    .insertInto('files')
    .values({
      ...older,
      id,
      customerId,
      assetId: upload.assetId,
      versionNo: await nextVersionNo(db, older.firstId),
      ...(fileRequestId !== undefined && { awaitedBy: fileRequestId, visibility: 'private' }),
      ownerUserId: userId,
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  if (supersedesId !== undefined) await fileSharing.copy(db, supersedesId, id)
  if (fileRequestId !== undefined)
    await context.services.requestedFiles.handIn({ fileRequestId, fileId: id, ...order }, context)
  return { row: await fileNamed(id, context), upload, isNew: true }
}

async function olderOf(id: string, { db, member }: Context) {
  const older = await findOlder(db, member.customerId, id)
  if (!older) throw notFound('file')
  if (!mayChange(member, older)) throw forbidden()
  return older
}

async function fileNamed(id: string, context: Context): Promise<ListFilesRow> {
  const found = await loadAnyFiles(context.db, context.member.customerId, [id])
  const [row] = await files.present(found, context)
  return row!
}

/** Idempotent: cancelling the upload of a file that is gone succeeds. */
export async function cancelFileUpload(
  { fileId }: CancelFileUploadRequest,
  context: Context,
): Promise<Record<string, never>> {
  const { db, member } = context
  const file = await lockFile(db, member.customerId, fileId)
  if (!file) return {}
  if (!mayChange(member, file)) throw forbidden()
  if (!(await abandonAsset(member.customerId, file.assetId, context))) {
    throw failure('alreadyUploaded')
  }
  return {}
}

import {
  uploadMaxBytes,
  uploadPartMaxBytes,
  uploadPolicyMinutes,
} from '../../../../generated/facts/constants'
import { failure, notFound } from '../../../server/errors'
import { askForJob } from '../../../server/jobs/askForJob'
import { signPostPolicy } from '../../../server/storage/postPolicy'
import { bytesOfPart, partCountOf, type Division } from '../upload'
import { laneOf, processAsset } from './jobs'
import { countOpenUploads, findUpload, lockUpload, lockUploading, setUploadState } from './queries'
import { setGrown } from './takeQueries'
import { requireRoom } from './requireRoom'
import { arrivalPrefix, divisionOf, findReceivedParts, presentUpload } from './uploadView'
import type {
  CompleteUploadRequest,
  GetUploadRequest,
  Upload,
  UploadSignature,
} from '../../../../generated/facts/features/media'
import type { Context } from '../../../server/context'
export { reportUploads } from './reportUploads'
import type { UploadFound } from './queries'
import type { DeclaredPart } from './tables'

const grant = { maxBytes: uploadPartMaxBytes, lifeMs: uploadPolicyMinutes * 60_000 }

export async function getUploadSignature(
  _request: object,
  { db, member, now, rows, services }: Context,
): Promise<UploadSignature> {
  const { customerId, userId } = member
  if (rows === 'own' && (await countOpenUploads(db, customerId, userId)) === 0) {
    throw failure('noOpenTask')
  }
  const keyPrefix = arrivalPrefix(customerId, userId)
  return signPostPolicy(services.media.postTarget, { ...grant, keyPrefix }, now)
}

export async function getUpload(
  { uploadId }: GetUploadRequest,
  { db, member, services }: Context,
): Promise<Upload> {
  const upload = await findUpload(db, member.customerId, uploadId)
  if (!upload || upload.ownerUserId !== member.userId) throw notFound('upload')
  return presentUpload(upload, await findReceivedParts(upload, services.media), services.media)
}

/**
 * Idempotent: the first call with all parts present starts the assembling; later calls return its
 * state. If parts are missing, the answer shows the upload as still open. No transaction waits for
 * the store.
 */
export async function completeUpload(
  { uploadId, parts }: CompleteUploadRequest,
  context: Context,
): Promise<Upload> {
  const { db, member, services } = context
  const { media } = services
  const upload = await findUpload(db, member.customerId, uploadId)
  if (!upload || upload.ownerUserId !== member.userId) throw notFound('upload')
  if (upload.state !== 'open') {
    return presentUpload(upload, await findReceivedParts(upload, media), media)
  }
  const division = divisionOf(upload) ?? grownTo(upload.partBytes, parts)
  const declared = checkDeclared(division, parts)
  const received = await findReceivedParts(upload, media, division)
  if (received.length < declared.length) return presentUpload(upload, received, media)

  return presentUpload(await beginAssembling(upload, declared, context), received, media)
}

/** An upload that grew is as large as all its parts. */
function grownTo(partBytes: number, parts: readonly DeclaredPart[]): Division {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  if (bytes === 0) throw failure('uploadEmpty')
  if (bytes > uploadMaxBytes) throw failure('uploadTooLarge')
  return { bytes, partBytes }
}

/** Checks the current state again: another call may have started it, or the upload may be gone. */
function beginAssembling(
  { id, customerId }: UploadFound,
  declared: readonly DeclaredPart[],
  context: Context,
): Promise<UploadFound> {
  return context.db.transaction().execute(async (db) => {
    await lockUploading(db, customerId)
    const found = await lockUpload(db, customerId, id)
    if (!found) throw notFound('upload')
    if (found.state !== 'open') return found
    const upload =
      found.bytes === null ? await endGrowth(found, declared, { ...context, db }) : found
    await setUploadState(db, id, 'assembling', context.now, declared)
    const order = { customerId, subjectId: upload.assetId, lane: laneOf(upload) }
    await askForJob(processAsset, order, { ...context, db })
    return { ...upload, state: 'assembling' }
  })
}

/** Its size counts from now on, so there has to be room for it. */
async function endGrowth(
  upload: UploadFound,
  declared: readonly DeclaredPart[],
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<UploadFound> {
  const { bytes } = grownTo(upload.partBytes, declared)
  await requireRoom(db, upload.customerId, bytes)
  await setGrown(db, upload, bytes, now)
  return { ...upload, bytes: String(bytes) }
}

function checkDeclared(division: Division, parts: readonly DeclaredPart[]): DeclaredPart[] {
  const declared = [...parts].sort((one, other) => one.partNo - other.partNo)
  const fits = declared.every(
    (part, index) => part.partNo === index + 1 && part.bytes === bytesOfPart(division, part.partNo),
  )
  if (!fits || declared.length !== partCountOf(division)) {
    throw failure('partsDiffer')
  }
  return declared
}

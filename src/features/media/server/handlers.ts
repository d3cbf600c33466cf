import { uploadPartMaxBytes, uploadPolicyMinutes } from '../../../../generated/facts/constants'
import { failure, notFound } from '../../../server/errors'
import { askForJob } from '../../../server/jobs/askForJob'
import { signPostPolicy } from '../../../server/storage/postPolicy'
import { bytesOfPart, partCountOf } from '../upload'
import { processAsset } from './jobs'
import { findUpload, lockUpload, setUploadState } from './queries'
import { arrivalPrefix, findReceivedParts, presentUpload } from './uploadView'
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
  { member, now, services }: Context,
): Promise<UploadSignature> {
  const keyPrefix = arrivalPrefix(member.customerId, member.userId)
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
  const received = await findReceivedParts(upload, media)
  if (upload.state !== 'open') return presentUpload(upload, received, media)

  const declared = checkDeclared(upload, parts)
  if (received.length < declared.length) return presentUpload(upload, received, media)

  return presentUpload(await beginAssembling(upload, declared, context), received, media)
}

/** Checks the current state again: another call may have started it, or the upload may be gone. */
function beginAssembling(
  { id, customerId }: UploadFound,
  declared: readonly DeclaredPart[],
  context: Context,
): Promise<UploadFound> {
  return context.db.transaction().execute(async (db) => {
    const upload = await lockUpload(db, customerId, id)
    if (!upload) throw notFound('upload')
    if (upload.state !== 'open') return upload
    await setUploadState(db, id, 'assembling', context.now, declared)
    await askForJob(processAsset, { customerId, subjectId: upload.assetId }, { ...context, db })
    return { ...upload, state: 'assembling' }
  })
}

function checkDeclared(upload: UploadFound, parts: readonly DeclaredPart[]): DeclaredPart[] {
  const bytes = Number(upload.bytes)
  const declared = [...parts].sort((one, other) => one.partNo - other.partNo)
  const fits = declared.every(
    (part, index) => part.partNo === index + 1 && part.bytes === bytesOfPart(bytes, part.partNo),
  )
  if (!fits || declared.length !== partCountOf(bytes)) {
    throw failure('partsDiffer')
  }
  return declared
}

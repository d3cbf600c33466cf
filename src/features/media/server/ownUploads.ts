// What whoever sends an upload does with it, be it a member or a guest.
import {
  uploadMaxBytes,
  uploadPartMaxBytes,
  uploadPolicyMinutes,
} from '../../../../generated/facts/constants'
import type {
  CompleteUploadRequest,
  Upload,
  UploadSignature,
} from '../../../../generated/facts/features/media'
import type { Context } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { askForJob } from '../../../server/jobs/askForJob'
import { signPostPolicy } from '../../../server/storage/postPolicy'
import { bytesOfPart, partCountOf, type Division } from '../upload'
import { laneOf, processAsset } from './jobs'
import { isOwner, type UploadOwner } from './owner'
import { findUpload, lockUpload, lockUploading, setUploadState, type UploadFound } from './queries'
import { requireRoom } from './requireRoom'
import type { DeclaredPart } from './tables'
import { setGrown } from './takeQueries'
import { arrivalPrefix, divisionOf, findReceivedParts, presentUpload } from './uploadView'

type Setting = Pick<Context, 'db' | 'now' | 'services' | 'afterCommit'>

const grant = { maxBytes: uploadPartMaxBytes, lifeMs: uploadPolicyMinutes * 60_000 }

/** @param session the mark of that of a member */
export function signParts(
  owner: UploadOwner,
  { now, services }: Pick<Context, 'now' | 'services'>,
  session?: string,
): UploadSignature {
  const keyPrefix = arrivalPrefix(owner)
  return signPostPolicy(services.media.postTarget, { ...grant, keyPrefix, session }, now)
}

export async function findOwn(
  uploadId: string,
  owner: UploadOwner,
  { db, services }: Pick<Context, 'db' | 'services'>,
): Promise<Upload> {
  const upload = await requireOwn(uploadId, owner, db)
  return presentUpload(upload, await findReceivedParts(upload, services.media), services.media)
}

async function requireOwn(
  uploadId: string,
  owner: UploadOwner,
  db: Context['db'],
): Promise<UploadFound> {
  const upload = await findUpload(db, owner.customerId, uploadId)
  if (!upload || !isOwner(upload, owner)) throw notFound('upload')
  return upload
}

/**
 * Idempotent: the first call with all parts present starts the assembling; later calls return its
 * state. If parts are missing, the answer shows the upload as still open. No transaction waits for
 * the store.
 */
export async function completeOwn(
  { uploadId, parts }: CompleteUploadRequest,
  owner: UploadOwner,
  context: Setting,
  mostBytes: number = uploadMaxBytes,
): Promise<Upload> {
  const { db, services } = context
  const { media } = services
  const upload = await requireOwn(uploadId, owner, db)
  if (upload.state !== 'open') {
    return presentUpload(upload, await findReceivedParts(upload, media), media)
  }
  const division = divisionOf(upload) ?? grownTo(upload.partBytes, parts, mostBytes)
  const declared = checkDeclared(division, parts)
  const received = await findReceivedParts(upload, media, division)
  if (received.length < declared.length) return presentUpload(upload, received, media)

  return presentUpload(await beginAssembling(upload, declared, context), received, media)
}

/** An upload that grew is as large as all its parts. */
function grownTo(
  partBytes: number,
  parts: readonly DeclaredPart[],
  mostBytes: number = uploadMaxBytes,
): Division {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  if (bytes === 0) throw failure('uploadEmpty')
  if (bytes > mostBytes) throw failure('uploadTooLarge')
  return { bytes, partBytes }
}

/** Checks the current state again: another call may have started it, or the upload may be gone. */
function beginAssembling(
  { id, customerId }: UploadFound,
  declared: readonly DeclaredPart[],
  context: Setting,
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
  await requireRoom(db, upload.customerId, bytes - Number(upload.arrivedBytes), now)
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

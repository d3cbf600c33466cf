// The answers to the calls that send something to YouTube, or stop it.
import type {
  CancelYoutubeUploadRequest,
  PublishToYoutubeRequest,
  RetryYoutubeUploadRequest,
  YoutubeUploads,
} from '../../../../../generated/facts/features/integrations'
import type { Context } from '../../../../server/context'
import { isUniqueViolation } from '../../../../server/database/faults'
import { failure, notFound } from '../../../../server/errors'
import { askForJob, cancelJobsOf } from '../../../../server/jobs/askForJob'
import { requireConnection } from '../connecting'
import { findSendable } from './handlers'
import { presentUploads } from './presentUploads'
import { sendToYoutubeJob } from './sendJob'
import { changeUpload } from './uploads'

const mostBytes = 5000

export async function publishToYoutube(
  { programId, title, description, ...how }: PublishToYoutubeRequest,
  context: Context,
): Promise<YoutubeUploads> {
  const { db, member, now, newId } = context
  const { customerId } = member
  const connection = await requireConnection('youtube', context)
  const { versionId, bytes } = await findSendable(programId, context)
  if (Buffer.byteLength(description) > mostBytes) throw failure('descriptionTooLong')
  const id = newId()
  const said = { title: title.trim(), description: description.trim(), ...how }
  const what = { id, customerId, connectionId: connection.id, programId, versionId }
  await once(() =>
    db
      .insertInto('youtubeUploads')
      .values({ ...what, ...said, totalBytes: bytes, askedAt: now })
      .execute(),
  )
  await askForJob(sendToYoutubeJob, { subjectId: id, customerId }, context)
  return presentUploads(context)
}

export async function retryYoutubeUpload(
  { uploadId }: RetryYoutubeUploadRequest,
  context: Context,
): Promise<YoutubeUploads> {
  const { db, member } = context
  await requireConnection('youtube', context)
  const upload = await lockOwn(uploadId, context)
  if (upload.state !== 'failed') throw failure('nothingToRetry')
  await once(() =>
    changeUpload(db, uploadId, { state: 'waiting', failCode: null, videoId: null, sentBytes: 0 }),
  )
  const { customerId } = member
  await askForJob(sendToYoutubeJob, { subjectId: uploadId, customerId }, context)
  return presentUploads(context)
}

/** What YouTube has already stays there, and stays listed. */
export async function cancelYoutubeUpload(
  { uploadId }: CancelYoutubeUploadRequest,
  context: Context,
): Promise<YoutubeUploads> {
  const { state } = await lockOwn(uploadId, context)
  if (state === 'waiting' || state === 'sending' || state === 'failed') {
    await context.db.deleteFrom('youtubeUploads').where('id', '=', uploadId).execute()
    await cancelJobsOf(sendToYoutubeJob, [uploadId], context)
  }
  return presentUploads(context)
}

async function lockOwn(uploadId: string, { db, member }: Context) {
  const found = await db
    .selectFrom('youtubeUploads as upload')
    .innerJoin('integrationConnections as connection', 'connection.id', 'upload.connectionId')
    .select(['upload.id', 'upload.state'])
    .where('upload.id', '=', uploadId)
    .where('connection.userId', '=', member.userId)
    .where('connection.customerId', '=', member.customerId)
    .forUpdate('upload')
    .executeTakeFirst()
  if (!found) throw notFound('upload')
  return found
}

async function once(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (fault) {
    if (isUniqueViolation(fault)) throw failure('alreadyOnYoutube')
    throw fault
  }
}

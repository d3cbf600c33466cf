// The films that guests record or choose, on their way (work.md 6).
import type { GuestContext, Handler } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import type { Db } from '../../../server/database/tables'
import { requireConsent } from '../../consent/server'
import { mostClipBytes, mostClipsOfGuest, mostRequestBytes } from '../../crowd/request'
import {
  completeOwn,
  findOwn,
  findReceivedParts,
  forgetTake,
  presentUpload,
  registerTake,
  signParts,
} from '../../media/server'
import { requireJoined, type Joined } from './admit'
import {
  findAnswers,
  findPrompts,
  findRequest,
  lockRequest,
  lockSubmission,
  requireDoor,
} from './queries'

/** The store is read after the commit. */
export const startGuestClip: Handler<'startGuestClip'> = async (given, context) => {
  const joined = requireJoined(context)
  const { db: connection, services } = context
  const upload = await connection
    .transaction()
    .execute((db) => begin(given, joined, { ...context, db }))
  return presentUpload(upload, await findReceivedParts(upload, services.media), services.media)
}

type Given = Parameters<Handler<'startGuestClip'>>[0]

async function begin(
  { takeId, promptId, mime, bytes = 0 }: Given,
  joined: Joined,
  context: GuestContext,
) {
  const { db, now, newId } = context
  await lockRequest(db, joined)
  const submission = await lockSubmission(db, joined)
  await requireConsent(db, joined)
  const upload = await findBegun(db, joined, takeId)
  if (upload) return registerTake({ takeId, mime }, joined, context)
  await requireDoor(db, await findRequest(db, joined), submission, now)
  if (submission.state !== 'started' && submission.state !== 'retake_requested')
    throw failure('answersMoved')
  if (!mime.startsWith('video/')) throw failure('guestNoFilm')
  if (bytes > mostClipBytes) throw failure('guestFilmTooLarge')
  const prompts = await findPrompts(db, joined.requestId)
  if (!prompts.some(({ id }) => id === promptId)) throw notFound()
  if ((await findAnswers(db, joined)).length >= mostClipsOfGuest)
    throw failure('guestFilmsUsedUp', { most: String(mostClipsOfGuest) })
  if ((await bytesOfRequest(db, joined)) + bytes > mostRequestBytes) throw failure('quotaUsedUp')
  const begun = await registerTake({ takeId, mime, source: 'camera' }, joined, context)
  await db
    .insertInto('crowdAnswers')
    .values({
      id: newId(),
      customerId: joined.customerId,
      submissionId: joined.submissionId,
      promptId,
      assetId: begun.assetId,
      createdAt: now,
    })
    .execute()
  return begun
}

const findBegun = async (db: Db, joined: Joined, takeId: string) =>
  (await findAnswers(db, joined)).find((answer) => answer.takeId === takeId)

async function bytesOfRequest(db: Db, { customerId, requestId }: Joined): Promise<number> {
  const { bytes } = await db
    .selectFrom('crowdAnswers as answer')
    .innerJoin('crowdSubmissions as submission', 'submission.id', 'answer.submissionId')
    .innerJoin('mediaAssets as asset', 'asset.id', 'answer.assetId')
    .select(({ fn }) => fn.sum<string | null>('asset.bytes').as('bytes'))
    .where('submission.requestId', '=', requestId)
    .where('answer.customerId', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

export const signGuestUpload: Handler<'signGuestUpload'> = async (_request, context) => {
  const joined = requireJoined(context)
  await requireConsent(context.db, joined)
  return signParts(joined, context)
}

export const getGuestUpload: Handler<'getGuestUpload'> = async ({ uploadId }, context) =>
  findOwn(uploadId, requireJoined(context), context)

export const completeGuestUpload: Handler<'completeGuestUpload'> = async (given, context) =>
  completeOwn(given, requireJoined(context), context, mostClipBytes)

/** Idempotent: what is gone is forgotten already. */
export const removeGuestClip: Handler<'removeGuestClip'> = async ({ takeId }, context) => {
  const joined = requireJoined(context)
  const { db } = context
  await lockSubmission(db, joined)
  const answer = await findBegun(db, joined, takeId)
  if (!answer) return {}
  if (answer.state !== 'recorded') throw failure('answersMoved')
  await forgetTake(takeId, joined, context)
  return {}
}

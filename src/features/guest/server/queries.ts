// The SQL of what guests see and do.
import type { Guest } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { placedStates } from '../../crowd/submission'
import { doorOf, type Door } from '../../crowd/request'
import { mediaRows } from '../../media/server'
import type { Joined } from './admit'

export async function findRequest(db: Db, { customerId, requestId }: Guest) {
  return db
    .selectFrom('crowdRequests as request')
    .innerJoin('customers', 'customers.id', 'request.customerId')
    .leftJoin('users as asker', 'asker.id', 'request.createdBy')
    .leftJoin('consentForms as form', 'form.id', 'request.consentFormId')
    .selectAll('request')
    .select(['customers.name as organization', 'asker.name as askedBy', 'form.name as releaseName'])
    .where('request.customerId', '=', customerId)
    .where('request.id', '=', requestId)
    .executeTakeFirstOrThrow()
}

export type FoundRequest = Awaited<ReturnType<typeof findRequest>>

/** Whoever writes holds it until the transaction ends, so that places and films are counted once. */
export async function lockRequest(db: Db, { requestId }: Guest): Promise<void> {
  await db
    .selectFrom('crowdRequests')
    .select('id')
    .where('id', '=', requestId)
    .forNoKeyUpdate()
    .execute()
}

export const findPrompts = (db: Db, requestId: string) =>
  db
    .selectFrom('crowdPrompts')
    .selectAll()
    .where('requestId', '=', requestId)
    .orderBy('position')
    .execute()

export const submissionOf = (db: Db, { customerId, submissionId }: Joined) =>
  db
    .selectFrom('crowdSubmissions')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', submissionId)

export const lockSubmission = (db: Db, joined: Joined) =>
  submissionOf(db, joined).forUpdate().executeTakeFirstOrThrow()

export type FoundSubmission = Awaited<ReturnType<typeof lockSubmission>>

/** What was recorded, in the order in which it was begun. */
export const findAnswers = (db: Db, { customerId, submissionId }: Joined) =>
  db
    .selectFrom('crowdAnswers as answer')
    .innerJoin(mediaRows(db).as('media'), 'media.assetId', 'answer.assetId')
    .innerJoin('mediaUploads as upload', 'upload.assetId', 'answer.assetId')
    .select(['answer.id', 'answer.promptId', 'answer.state', 'upload.takeId'])
    .select(['media.assetId', 'media.assetState', 'media.uploadState', 'media.durationMs'])
    .select(['media.renditions', 'media.addressRev'])
    .where('answer.customerId', '=', customerId)
    .where('answer.submissionId', '=', submissionId)
    .orderBy('answer.createdAt')
    .orderBy('answer.id')
    .execute()

export type FoundAnswer = Awaited<ReturnType<typeof findAnswers>>[number]

async function countPlaced(db: Db, requestId: string): Promise<number> {
  const { count } = await db
    .selectFrom('crowdSubmissions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('requestId', '=', requestId)
    .where('state', 'in', placedStates)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How this guest finds it; full for nobody who has a place. */
export async function doorFor(
  db: Db,
  request: FoundRequest,
  submission: FoundSubmission | undefined,
  now: Date,
): Promise<Door | 'full'> {
  const door = doorOf(request, now)
  const hasPlace = submission && (placedStates as readonly string[]).includes(submission.state)
  if (door !== 'open' || hasPlace) return door
  return (await countPlaced(db, request.id)) >= request.places ? 'full' : door
}

const refusals = {
  closed: 'requestClosed',
  paused: 'requestPaused',
  notYet: 'requestNotYet',
  full: 'placesTaken',
} as const

/** Throws unless answers are taken from this guest now. */
export async function requireDoor(...given: Parameters<typeof doorFor>): Promise<void> {
  const door = await doorFor(...given)
  if (door !== 'open') throw failure(refusals[door])
}

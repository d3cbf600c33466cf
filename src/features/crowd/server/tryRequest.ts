// Whoever asks guests goes through the page as they do: by a link of its own, which only looks.
import type {
  TryCrowdRequestRequest,
  TryCrowdRequestResponse,
} from '../../../../generated/facts/features/crowd'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { forbidden } from '../../../server/errors'
import { guestLink } from './links'
import { requests } from './requests'
import { tokenHashOf } from './services'

const hoursOpen = 24
const hourMs = 3_600_000

export async function tryCrowdRequest(
  { requestId }: TryCrowdRequestRequest,
  context: Context,
): Promise<TryCrowdRequestResponse> {
  const { db, now, services } = context
  const { state } = await requests.shown(requestId, context)
  if (state === 'archived') throw forbidden()
  const token = services.crowd.trialTokenOf(requestId)
  await db
    .updateTable('crowdRequests')
    .set({
      trialHash: tokenHashOf(token),
      trialUntil: new Date(now.getTime() + hoursOpen * hourMs),
    })
    .where('id', '=', requestId)
    .execute()
  return { link: guestLink(token) }
}

/** Undefined: it is no link of a trial, or its day is over. */
export async function findTrial(db: Db, token: string, now: Date) {
  const request = await db
    .selectFrom('crowdRequests')
    .select(['id as requestId', 'customerId'])
    .where('trialHash', '=', tokenHashOf(token))
    .where('trialUntil', '>', now)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return request && { ...request, submissionId: undefined, isTrial: true }
}

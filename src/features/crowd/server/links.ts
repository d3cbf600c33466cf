// The links that guests follow. Their ends stand in the fragment, so that they reach no log (work.md 6).
import type { Db } from '../../../server/database/tables'
import { tokenHashOf } from './services'

export const guestPath = '/guest'

/** From the first slash on. */
export const guestLink = (token: string) => `${guestPath}#${token}`

const wellFormed = /^[A-Za-z0-9_-]{22}$/

/** Whose link it is: of a guest, or open to everybody whom it reaches. Undefined: of nobody any more. */
export async function findByToken(db: Db, token: string) {
  if (!wellFormed.test(token)) return undefined
  const hash = tokenHashOf(token)
  const submission = await db
    .selectFrom('crowdSubmissions as submission')
    .innerJoin('crowdRequests as request', 'request.id', 'submission.requestId')
    .select(['submission.id as submissionId', 'request.id as requestId', 'request.customerId'])
    .where('submission.tokenHash', '=', hash)
    .where('request.deletedAt', 'is', null)
    .executeTakeFirst()
  if (submission) return submission
  const request = await db
    .selectFrom('crowdRequests')
    .select(['id as requestId', 'customerId'])
    .where('linkHash', '=', hash)
    .where('hasOpenLink', 'is', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return request && { ...request, submissionId: undefined }
}

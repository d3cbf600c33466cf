// What of the store guests may read now: the film that welcomes them, and what they recorded themselves.
import type { Guest } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import type { GrantStand } from '../../../server/media/grantedMediaPlugin'

const byRequest = 'request_'
const bySubmission = 'submission_'

export const welcomeGrant = ({ requestId }: Guest) => `${byRequest}${requestId}`
export const answersGrant = (submissionId: string) => `${bySubmission}${submissionId}`

/** Undefined: it is no grant of guests, or opens this asset no more. */
export async function findGuestStand(
  db: Db,
  grant: string,
  assetId: string,
): Promise<GrantStand | undefined> {
  if (grant.startsWith(byRequest))
    return standOf(await findWelcome(db, grant.slice(byRequest.length), assetId))
  if (grant.startsWith(bySubmission))
    return standOf(await findAnswer(db, grant.slice(bySubmission.length), assetId))
  return undefined
}

const standOf = (
  found: { readonly customerId: string; readonly addressRev: number } | undefined,
): GrantStand | undefined =>
  found && { customerId: found.customerId, rev: found.addressRev, downloadName: undefined }

const findWelcome = (db: Db, requestId: string, assetId: string) =>
  db
    .selectFrom('crowdRequests as request')
    .innerJoin('footageClips as clip', 'clip.id', 'request.welcomeClipId')
    .innerJoin('mediaAssets as asset', 'asset.id', 'clip.assetId')
    .select(['asset.customerId', 'asset.addressRev'])
    .whereRef('clip.customerId', '=', 'request.customerId')
    .where('request.id', '=', requestId)
    .where('request.deletedAt', 'is', null)
    .where('clip.deletedAt', 'is', null)
    .where('asset.id', '=', assetId)
    .executeTakeFirst()

/** As long as they have not withdrawn it. */
const findAnswer = (db: Db, submissionId: string, assetId: string) =>
  db
    .selectFrom('crowdAnswers as answer')
    .innerJoin('crowdSubmissions as submission', 'submission.id', 'answer.submissionId')
    .innerJoin('mediaAssets as asset', 'asset.id', 'answer.assetId')
    .select(['asset.customerId', 'asset.addressRev'])
    .where('answer.submissionId', '=', submissionId)
    .where('answer.assetId', '=', assetId)
    .where('submission.state', '!=', 'withdrawn')
    .executeTakeFirst()

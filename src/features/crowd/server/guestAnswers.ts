// What becomes of what a guest recorded as they, or somebody for them, end their consent.
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import type { GuestAnswers } from '../../consent/server'
import { outdateAddresses, releaseAsset, stopProcessing } from '../../media/server'
import { managersOf } from '../../../session/server'
import { showRequest } from './tellOfRequest'

const filmsOf = async (submissionId: string, db: Db) => {
  const answers = await db
    .selectFrom('crowdAnswers')
    .select(['assetId', 'customerId'])
    .where('submissionId', '=', submissionId)
    .orderBy('id')
    .execute()
  return answers
}

/** Those that the request names, or every campaign manager. */
async function reviewersOf(requestId: string, customerId: string, db: Db): Promise<string[]> {
  const named = await db
    .selectFrom('crowdReviewers')
    .select('userId')
    .where('requestId', '=', requestId)
    .execute()
  return named.length > 0 ? named.map(({ userId }) => userId) : managersOf(db, customerId)
}

export const guestAnswers: GuestAnswers = {
  lock: (submissionIds, db) =>
    sql`select from crowd_submissions where id = any(${[...submissionIds]}::text[])
      order by id for no key update`.execute(db),
  async withdraw(submissionId, telling) {
    const { db, now, member } = telling
    const submission = await db
      .updateTable('crowdSubmissions')
      .set(({ eb }) => ({
        state: 'withdrawn',
        withdrawnAt: now,
        updatedAt: now,
        rev: eb('rev', '+', 1),
      }))
      .where('customerId', '=', member.customerId)
      .where('id', '=', submissionId)
      .returning('requestId')
      .executeTakeFirst()
    if (!submission) return []
    const films = (await filmsOf(submissionId, db)).map(({ assetId }) => assetId)
    if (films.length > 0) {
      await outdateAddresses(films, telling)
      await stopProcessing(films, telling)
    }
    return reviewersOf(submission.requestId, member.customerId, db)
  },
  async takeOffWelcome(requestId, taking) {
    const { db, now, member } = taking
    await db
      .updateTable('crowdRequests')
      .set(({ eb }) => ({
        welcomeClipId: null,
        updatedAt: now,
        updatedBy: member.userId ?? null,
        rev: eb('rev', '+', 1),
      }))
      .where('customerId', '=', member.customerId)
      .where('id', '=', requestId)
      .execute()
    await showRequest(requestId, taking)
  },
  async erase(submissionId, { db, now }) {
    const films = await filmsOf(submissionId, db)
    await db.deleteFrom('crowdAnswers').where('submissionId', '=', submissionId).execute()
    for (const { assetId, customerId } of films) await releaseAsset(db, customerId, assetId, now)
  },
}

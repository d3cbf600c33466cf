// Which submissions wait for whom: the list and the menu's count ask the same (domain.md E8).
import { sql, type Expression } from 'kysely'
import type { Db } from '../../../server/database/tables'

/** Those who are named and are here; where nobody is, every campaign manager reviews. */
export const isReviewerOf = (userId: Expression<string>) => sql<boolean>`(select
    coalesce(bool_or(named.user_id = ${userId}), true)
  from crowd_reviewers named
  join memberships here on here.user_id = named.user_id and here.customer_id = named.customer_id
    and here.state = 'active'
  where named.request_id = request.id)`

/** Answers of guests that were sent and are not decided. */
export const waitsForReview = (userId: Expression<string>) =>
  sql<boolean>`(submission.state = 'submitted' and ${isReviewerOf(userId)})`

export const submissionRows = (db: Db, customerId: string) =>
  db
    .selectFrom('crowdSubmissions as submission')
    .innerJoin('crowdRequests as request', 'request.id', 'submission.requestId')
    .where('submission.customerId', '=', customerId)
    .where('request.deletedAt', 'is', null)

interface Person {
  readonly customerId: string
  readonly userId: string
}

/** crowdSourceRT: for campaign managers only (spec §6). */
export function countSubmissions(db: Db, { customerId, userId }: Person): Expression<number> {
  const waiting = submissionRows(db, customerId)
    .select(sql<number>`count(*)::int`.as('total'))
    .where(waitsForReview(sql`${userId}::text`))
  return sql<number>`(${waiting})`
}

/**
 * Counts the tasks that wait for one person (domain.md E8), never those that wait for others. Each
 * count is an expression, so that one query reads all badges.
 */
import { sql, type Expression } from 'kysely'
import type { Db } from '../../../server/database/tables'

export interface Person {
  readonly customerId: string
  readonly userId: string
}

export function countRecordingTasks(db: Db, { customerId, userId }: Person): Expression<number> {
  return numberOf(
    db
      .selectFrom('recordingTasks as task')
      .leftJoin('storyboards', (join) =>
        join
          .onRef('storyboards.id', '=', 'task.storyboardId')
          .onRef('storyboards.customerId', '=', 'task.customerId'),
      )
      .select(total)
      .where('task.customerId', '=', customerId)
      .where('task.assigneeUserId', '=', userId)
      .where('task.deletedAt', 'is', null)
      .where('task.state', 'in', ['assigned', 'opened', 'in_progress', 'retake_requested'])
      .where((row) =>
        row.or([
          row('storyboards.id', 'is', null),
          row.and([
            row('storyboards.state', 'not in', ['on_hold', 'cancelled']),
            row('storyboards.deletedAt', 'is', null),
          ]),
        ]),
      ),
  )
}

export function countFileRequests(db: Db, { customerId, userId }: Person): Expression<number> {
  return numberOf(
    db
      .selectFrom('fileRequests')
      .select(total)
      .where('customerId', '=', customerId)
      .where('assigneeUserId', '=', userId)
      .where('deletedAt', 'is', null)
      .where('state', 'in', ['requested', 'opened', 'returned']),
  )
}

/** A deliverable without an owner counts for every cm. */
export function countDeliverables(db: Db, { customerId, userId }: Person): Expression<number> {
  return numberOf(
    db
      .selectFrom('deliverables')
      .select(total)
      .where('customerId', '=', customerId)
      .where('deletedAt', 'is', null)
      .where('state', '=', 'delivered')
      .where((row) => row.or([row('ownerUserId', '=', userId), row('ownerUserId', 'is', null)])),
  )
}

/** A request without reviewers counts for every cm. */
export function countSubmissions(db: Db, { customerId, userId }: Person): Expression<number> {
  return numberOf(
    db
      .selectFrom('crowdSubmissions as submission')
      .innerJoin('crowdRequests as request', 'request.id', 'submission.requestId')
      .select(total)
      .where('submission.customerId', '=', customerId)
      .where('submission.state', '=', 'submitted')
      .where('request.deletedAt', 'is', null)
      .where((row) => {
        const reviewers = row
          .selectFrom('crowdReviewers')
          .select('crowdReviewers.userId')
          .whereRef('crowdReviewers.requestId', '=', 'request.id')
        return row.or([
          row.not(row.exists(reviewers)),
          row.exists(reviewers.where('crowdReviewers.userId', '=', userId)),
        ])
      }),
  )
}

const total = sql<number>`count(*)::int`.as('total')

/** Turns a query that returns one number into an expression. */
const numberOf = (query: Expression<{ total: number }>) => sql<number>`${query}`

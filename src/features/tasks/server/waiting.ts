// For whom tasks wait: the list and the menu's count ask the same (domain.md E8).
import { sql, type Expression } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { waitingStates } from '../task'
import { numberOf, type Person } from './queries'

export const taskRows = (db: Db, customerId: string) =>
  db
    .selectFrom('recordingTasks as task')
    .where('task.customerId', '=', customerId)
    .where('task.deletedAt', 'is', null)

/** It is offered to them, and they have not declined. */
export const isOfferedTo = (userId: Expression<string>) => sql<boolean>`(task.state = 'offered'
  and exists (select from task_candidates asked
    where asked.task_id = task.id and asked.user_id = ${userId} and asked.declined_at is null))`

/** To be recorded by them, or offered to them; not while it is held. */
export const waitsForRecording = (userId: Expression<string>) => sql<boolean>`(not task.held
  and task.state = any(${[...waitingStates]}::text[])
  and (task.assignee_user_id is not distinct from ${userId} or ${isOfferedTo(userId)}))`

/** Whoever is asked is here no more. */
export const assigneeHasLeft = sql<boolean>`(task.assignee_user_id is not null and not exists (
  select from memberships asked where asked.user_id = task.assignee_user_id
    and asked.customer_id = task.customer_id and asked.state = 'active'))`

/** Nobody does it any more, unless somebody else is asked. */
export const needsPerson = sql<boolean>`(task.state = any(${[...waitingStates]}::text[])
  and ${assigneeHasLeft})`

/** The named reviewer is a member who is here. */
export const reviewerIsHere = sql<boolean>`exists (select from memberships named
  where named.user_id = task.reviewer_user_id and named.customer_id = task.customer_id
    and named.state = 'active')`

/** Sent, and theirs to decide, as isReviewer says it. */
export const waitsForReview = (
  userId: Expression<string>,
  { isManager }: { readonly isManager: boolean },
) => sql<boolean>`(not task.held and task.state = 'submitted'
  and (case when task.assignee_user_id = ${userId} then task.mode = 'self'
    when ${reviewerIsHere} then task.reviewer_user_id = ${userId} else ${isManager}::boolean end))`

/** takesToReviewCount. */
export const countReviews = (
  db: Db,
  { customerId, userId, isManager }: Person & { readonly isManager: boolean },
): Expression<number> =>
  numberOf(
    taskRows(db, customerId)
      .select(sql<number>`count(*)::int`.as('total'))
      .where(waitsForReview(sql`${userId}::text`, { isManager })),
  )

/** clipsToRecordCount. */
export const countRecordingTasks = (db: Db, { customerId, userId }: Person): Expression<number> =>
  numberOf(
    taskRows(db, customerId)
      .select(sql<number>`count(*)::int`.as('total'))
      .where(waitsForRecording(sql`${userId}::text`)),
  )

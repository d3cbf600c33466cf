// For whom file requests wait: the lists and the menu's count ask the same (domain.md E8).
import { sql, type Expression } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { numberOf, type Named } from '../../tasks/server'
import { waitingStates } from '../fileRequest'

export const requestRows = (db: Db, customerId: string) =>
  db
    .selectFrom('fileRequests as request')
    .where('request.customerId', '=', customerId)
    .where('request.deletedAt', 'is', null)

/** To be answered by them. */
export const waitsForFiles = (userId: Expression<string>) => sql<boolean>`(
  request.assignee_user_id = ${userId} and request.state = any(${[...waitingStates]}::text[]))`

/** Whoever asked is a member who is here. */
export const askerIsHere = sql<boolean>`exists (select from memberships named
  where named.user_id = request.created_by and named.customer_id = request.customer_id
    and named.state = 'active')`

/** Sent, and theirs to decide: as whoever asked, or as a campaign manager where nobody is left who did. */
export const waitsForDecision = (
  userId: Expression<string>,
  { isManager }: { readonly isManager: boolean },
) => sql<boolean>`(request.state = 'submitted'
  and (case when ${askerIsHere} then request.created_by = ${userId} else ${isManager}::boolean end))`

/** assetReqToRecordCount. */
export const countFileRequests = (db: Db, { customerId, userId }: Named): Expression<number> =>
  numberOf(
    requestRows(db, customerId)
      .select(sql<number>`count(*)::int`.as('total'))
      .where(waitsForFiles(sql`${userId}::text`)),
  )

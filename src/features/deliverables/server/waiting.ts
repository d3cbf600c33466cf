// For whom deliverables wait: the list and the menu's count ask the same (domain.md E8).
import { sql, type Expression } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { numberOf, type Named, type Person } from '../../tasks/server'

export const deliverableRows = (db: Db, customerId: string) =>
  db
    .selectFrom('deliverables as deliverable')
    .where('deliverable.customerId', '=', customerId)
    .where('deliverable.deletedAt', 'is', null)

/** Whoever accepts it is a member who is here. */
export const ownerIsHere = sql<boolean>`exists (select from memberships named
  where named.user_id = deliverable.owner_user_id and named.customer_id = deliverable.customer_id
    and named.state = 'active')`

/** Delivered, and theirs to decide: as named, or as a campaign manager where nobody is. */
export const waitsForOwner = (
  userId: Expression<string>,
  { isManager }: { readonly isManager: boolean },
) => sql<boolean>`(deliverable.state = 'delivered'
  and (case when ${ownerIsHere} then deliverable.owner_user_id = ${userId} else ${isManager}::boolean end))`

/** Theirs to make, and not delivered or to be delivered anew. */
export const countToDeliver = (db: Db, { customerId, userId }: Named): Expression<number> =>
  numberOf(
    deliverableRows(db, customerId)
      .select(sql<number>`count(*)::int`.as('total'))
      .where('deliverable.makerUserId', '=', userId)
      .where('deliverable.state', 'in', ['planned', 'in_production', 'changes_requested']),
  )

/** deliverablesCount, of a campaign manager. */
export const countDeliverables = (db: Db, { customerId, userId }: Person): Expression<number> =>
  numberOf(
    deliverableRows(db, customerId)
      .select(sql<number>`count(*)::int`.as('total'))
      .where(waitsForOwner(sql`${userId}::text`, { isManager: true })),
  )

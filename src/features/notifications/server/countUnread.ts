import { sql, type Expression } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { shownGroup } from './shownGroup'

interface Person {
  readonly customerId: string
  readonly userId: string
}

/** How many a person has not read. A part of a query, since every open page asks twice a minute. */
export function countUnread(db: Db, { userId, customerId }: Person): Expression<number> {
  const query = db
    .selectFrom('notifications')
    .select(sql<number>`count(distinct (kind, ${shownGroup}))::int`.as('total'))
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .where('readAt', 'is', null)
  return sql<number>`${query}`
}

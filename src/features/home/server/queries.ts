import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { isOnAir } from '../../programs/server'

export interface Person {
  readonly customerId: string
  readonly userId: string
}

const countWhere = (states: readonly string[]) =>
  sql<number>`count(*) filter (where inbox_items.state in (${sql.join(states)}))::int`

/** All = Not Viewed + Viewed: three counts of one list, so they cannot contradict each other. */
export function countInbox(db: Db, { customerId, userId }: Person, now: Date) {
  return db
    .selectFrom('inboxItems')
    .innerJoin('programs', (join) =>
      join
        .onRef('programs.id', '=', 'inboxItems.programId')
        .onRef('programs.customerId', '=', 'inboxItems.customerId'),
    )
    .select([
      countWhere(['new', 'started']).as('inboxNewCount'),
      countWhere(['viewed']).as('inboxWatchedCount'),
      countWhere(['new', 'started', 'viewed']).as('inboxLibraryCount'),
    ])
    .where('inboxItems.customerId', '=', customerId)
    .where('inboxItems.userId', '=', userId)
    .where(isOnAir(now))
    .executeTakeFirstOrThrow()
}

/** The default search of each grid; without one, the latest saved. */
export function listSavedSearches(db: Db, { customerId, userId }: Person) {
  return db
    .selectFrom('savedSearches')
    .distinctOn('grid')
    .select(['grid', 'filterList', 'gridColumns'])
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .orderBy('grid')
    .orderBy('isDefault', 'desc')
    .orderBy('updatedAt', 'desc')
    .execute()
}

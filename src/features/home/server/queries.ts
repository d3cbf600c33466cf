import { sql, type Expression } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { isOnAir } from '../../programs/server'

export interface Person {
  readonly customerId: string
  readonly userId: string
}

type State = 'new' | 'started' | 'viewed'

/** All = Not Viewed + Viewed: one predicate under three names, so the counts cannot contradict each other. */
export function countInbox(
  db: Db,
  { customerId, userId }: Person,
  states: readonly State[],
  now: Date,
): Expression<number> {
  const query = db
    .selectFrom('inboxItems')
    .innerJoin('programs', (join) =>
      join
        .onRef('programs.id', '=', 'inboxItems.programId')
        .onRef('programs.customerId', '=', 'inboxItems.customerId'),
    )
    .select(sql<number>`count(*)::int`.as('total'))
    .where('inboxItems.customerId', '=', customerId)
    .where('inboxItems.userId', '=', userId)
    .where('inboxItems.state', 'in', states)
    .where(isOnAir(now))
  return sql<number>`${query}`
}

/** All numbers in one question to the database: every open tab asks it twice a minute. */
export async function readCounts<Name extends string>(
  db: Db,
  counts: Readonly<Record<Name, Expression<number>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(counts) as Name[]
  // Aliased by position: not every name of the spec survives the way to snake_case and back.
  const numbers = names.map((name, at) => sql<number>`(${counts[name]})`.as(`n${at}`))
  const row = await db.selectNoFrom(numbers).executeTakeFirstOrThrow()
  const read = names.map((name, at) => [name, row[`n${at}`]])
  return Object.fromEntries(read) as Record<Name, number>
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

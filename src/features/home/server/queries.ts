import { sql, type Expression } from 'kysely'
import type { MenuCounts } from '../../../../generated/facts/features/home'
import { compiledOnce } from '../../../server/database/compiledOnce'
import type { Db } from '../../../server/database/tables'
import { countFinishedPrograms, isOnAir } from '../../programs/server'
import { countTasks } from '../../tasks/server'
import { grids, type SavedSearches } from './searchFilters'

interface Person {
  readonly customerId: string
  readonly userId: string
}

export interface Asker extends Person {
  readonly now: Date
}

type Counted = Omit<MenuCounts, 'inboxLibraryCount' | 'searchFilters' | 'access'>
type Menu = Counted & { readonly searches: SavedSearches | null }

const forManagers = askMenu(true)
const forOthers = askMenu(false)

/** Everything the menu shows in one query, because every open page asks for it twice a minute. */
export async function readMenu(db: Db, asker: Asker, isManager: boolean): Promise<Menu> {
  const ask = isManager ? forManagers : forOthers
  const [row] = await ask(db, asker)
  return row!.menu
}

function askMenu(isManager: boolean) {
  return compiledOnce<Asker, { menu: Menu }>(['customerId', 'userId', 'now'], (db, asker) => {
    const { now, ...person } = asker
    const asked: Record<keyof Menu, Expression<unknown>> = {
      inboxNewCount: countInbox(db, person, ['new', 'started'], now),
      inboxWatchedCount: countInbox(db, person, ['viewed'], now),
      newBioProgramsCount: countFinishedPrograms(db, person),
      ...countTasks(db, { ...person, isManager }),
      searches: savedSearches(db, person),
    }
    // As JSON, because some names of the spec do not survive the conversion to snake_case and back.
    const pairs = Object.entries(asked).map(([name, each]) => sql`${sql.lit(name)}, (${each})`)
    return db.selectNoFrom(sql<Menu>`json_build_object(${sql.join(pairs)})`.as('menu'))
  })
}

type State = 'new' | 'started' | 'viewed'

/**
 * Not Viewed and Viewed use the same predicate, so that the two counts cannot contradict each
 * other.
 */
function countInbox(
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

/** The default search of each grid; if none is marked, the latest saved one. */
function savedSearches(db: Db, { customerId, userId }: Person): Expression<SavedSearches | null> {
  const latest = db
    .selectFrom('savedSearches')
    .distinctOn('list')
    .select(['list', 'filterList', 'gridColumns'])
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .where('list', 'in', Object.keys(grids))
    .orderBy('list')
    .orderBy('isDefault', 'desc')
    .orderBy('updatedAt', 'desc')
  const lists = sql`json_build_object('filterList', filter_list, 'gridColumns', grid_columns)`
  return sql`select json_object_agg(list, ${lists}) from ${latest} as latest`
}

import { sql, type Expression } from 'kysely'
import type { MenuCounts } from '../../../../generated/facts/features/home'
import { compiledOnce } from '../../../server/database/compiledOnce'
import type { Db } from '../../../server/database/tables'
import { countSubmissions } from '../../crowd/server'
import { countDeliverables, countToDeliver } from '../../deliverables/server'
import { countFileRequests } from '../../file-requests/server'
import { countUnread } from '../../notifications/server'
import { countOpenOrders } from '../../pro-edits/server'
import { countFinishedPrograms } from '../../programs/server'
import { countTasks } from '../../tasks/server'
import { countInbox, type Asker, type InboxCounts } from './inbox'
import { grids, type SavedSearches } from './searchFilters'

type Person = Omit<Asker, 'now'>

type Counted = Omit<
  MenuCounts,
  keyof InboxCounts | 'inboxLibraryCount' | 'recordingTasksCount' | 'searchFilters' | 'access'
>
type Menu = Counted & { readonly inbox: InboxCounts; readonly searches: SavedSearches | null }

interface Standing {
  readonly isManager: boolean
  /** Their customer edits for others. */
  readonly isOfVendor: boolean
}

const forVendors = askMenu({ isManager: true, isOfVendor: true })
const forManagers = askMenu({ isManager: true, isOfVendor: false })
const forOthers = askMenu({ isManager: false, isOfVendor: false })

/** Everything the menu shows in one query, because every open page asks for it twice a minute. */
export async function readMenu(
  db: Db,
  asker: Asker,
  { isManager, isOfVendor }: Standing,
): Promise<Menu> {
  const ask = !isManager ? forOthers : isOfVendor ? forVendors : forManagers
  const [row] = await ask(db, asker)
  return row!.menu
}

function askMenu({ isManager, isOfVendor }: Standing) {
  return compiledOnce<Asker, { menu: Menu }>(['customerId', 'userId', 'now'], (db, asker) => {
    const { now: _, ...person } = asker
    const asked: Record<keyof Menu, Expression<unknown>> = {
      inbox: countInbox(db, asker),
      newBioProgramsCount: countFinishedPrograms(db, person),
      assetReqToRecordCount: countFileRequests(db, person),
      // Spec §6: deliverables and their count are for campaign managers only.
      deliverablesCount: isManager ? countDeliverables(db, person) : sql<number>`0`,
      toDeliverCount: countToDeliver(db, person),
      ...countTasks(db, { ...person, isManager }),
      // Spec §6: crowdsourced recordings are for cm only.
      crowdSourceRT: isManager ? countSubmissions(db, person) : sql`0`,
      // The Command Center is of campaign managers of those who edit.
      openOrdersCount: isOfVendor ? countOpenOrders(db, person) : sql`0`,
      unreadNotifications: countUnread(db, person),
      searches: savedSearches(db, person),
    }
    // As JSON, because some names of the spec do not survive the conversion to snake_case and back.
    const pairs = Object.entries(asked).map(([name, each]) => sql`${sql.lit(name)}, (${each})`)
    return db.selectNoFrom(sql<Menu>`json_build_object(${sql.join(pairs)})`.as('menu'))
  })
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

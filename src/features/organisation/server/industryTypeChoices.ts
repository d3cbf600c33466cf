/** The industry types that customers may choose: in use themselves, and within what is in use. */
import { sql } from 'kysely'
import { defineList } from '../../../screens/server'
import type { Db } from '../../../server/database/tables'
import { typePaths } from '../../super-admin/server'

const offered = (db: Db) => db.selectFrom(typePaths.as('type')).where('type.isOffered', '=', true)

const industryTypeChoices = defineList('listIndustryTypeChoices', {
  rows: offered,
  id: 'type.id',
  search: sql`search_key(type.path)`,
  fields: { name: 'type.pathKey' },
  load: (db: Db, ids) =>
    offered(db).select(['type.id', 'type.rev', 'type.path']).where('type.id', 'in', ids).execute(),
  present: ({ path }) => ({ name: path }),
  may: () => [],
})

export const listIndustryTypeChoices = industryTypeChoices.handler

/** Whether all of these may be chosen. */
export async function isOffered(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const rows = await offered(db).select('type.id').where('type.id', 'in', ids).execute()
  return rows.length === new Set(ids).size
}

import { sql } from 'kysely'
import { byName, defineList } from '../../../screens/server'
import type { Db } from '../../../server/database/tables'

const name = sql<string>`asset.name || ' · ' || customer.name`

/** Staff see names of files only where something is wrong with them. */
const broken = (db: Db) =>
  db
    .selectFrom('mediaAssets as asset')
    .innerJoin('customers as customer', 'customer.id', 'asset.customerId')
    .where('asset.state', 'in', ['uploaded', 'playable', 'failed', 'rejected'])

const assets = defineList('listBrokenAssets', {
  rows: broken,
  id: 'asset.id',
  search: sql`search_key(${name})`,
  fields: { name: sql`search_key(${name})` },
  load: (db: Db, ids) =>
    broken(db)
      .select(['asset.id', sql<number>`1`.as('rev'), name.as('name')])
      .where('asset.id', 'in', ids)
      .execute(),
  present: byName,
  may: () => [],
})

export const listBrokenAssets = assets.handler

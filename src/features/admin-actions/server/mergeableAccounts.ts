import { sql } from 'kysely'
import { byName, defineList } from '../../../screens/server'
import type { Db } from '../../../server/database/tables'
import { accountName } from './loadActions'

const accounts = defineList('listMergeableAccounts', {
  rows: (db: Db) => db.selectFrom('users as account'),
  id: 'account.id',
  // As the names are shown.
  search: sql`account.search_key || ' ·'`,
  fields: { name: 'account.nameKey' },
  load: (db: Db, ids) =>
    db
      .selectFrom('users as account')
      .select(['account.id', 'account.rev', accountName.as('name')])
      .where('account.id', 'in', ids)
      .execute(),
  present: byName,
  may: () => [],
})

export const listMergeableAccounts = accounts.handler

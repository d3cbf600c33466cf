// Addresses that are held back, as campaign managers see them.
import { byName, changeRows, defineList } from '../../../../screens/server'
import { sql } from 'kysely'
import type { Context } from '../../../../server/context'
import type { Db } from '../../../../server/database/tables'
import { markReach } from '../../../contacts/server'

const suppressedRows = (db: Db, { member }: Pick<Context, 'member'>) =>
  db
    .selectFrom('suppressions as stopped')
    .leftJoin('contacts as contact', 'contact.id', 'stopped.contactId')
    .where('stopped.customerId', '=', member.customerId)

export const suppressed = defineList('listSuppressed', {
  rows: (db: Db, context: Context) => suppressedRows(db, context),
  id: 'stopped.id',
  search: sql`coalesce(contact.name_key || ' ' || contact.email, '')`,
  fields: { reason: 'stopped.reason', createdAt: 'stopped.createdAt' },
  order: { field: 'createdAt', desc: true },
  load: (db: Db, ids, context) =>
    suppressedRows(db, context)
      .selectAll('stopped')
      .select(['contact.name', 'contact.email'])
      .where('stopped.id', 'in', [...ids])
      .execute(),
  present: byName,
  may: (_, { reason }) => (reason === 'complaint' ? [] : ['release']),
})

export const releaseSuppressed = changeRows('releaseSuppressed', suppressed, {
  table: 'suppressions',
  may: 'release',
  removes: true,
  async each({ contactId }, _, { db }) {
    if (contactId !== null) await markReach(db, [contactId], 'active')
  },
})

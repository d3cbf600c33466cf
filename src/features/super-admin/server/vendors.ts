// Customers that edit professionally for others.
import { sql } from 'kysely'
import { byName, defineList, keyed } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'

const vendorRows = (db: Db) =>
  db
    .selectFrom('customers as vendor')
    .where('vendor.lifeState', '<>', 'closed')
    .where(sql<boolean>`vendor.flags->>'proEditVendor' = 'true'`)

const vendors = defineList('listEditingVendors', {
  rows: (db: Db) => vendorRows(db),
  id: 'vendor.id',
  search: 'vendor.nameKey',
  fields: { name: keyed('vendor.nameKey', 'vendor.name') },
  load: (db: Db, ids) =>
    vendorRows(db)
      .select(['vendor.id', 'vendor.rev', 'vendor.name'])
      .where('vendor.id', 'in', [...ids])
      .execute(),
  present: byName,
  may: () => [],
})

export const listEditingVendors = vendors.handler

/** Refuses whoever edits for nobody, and a customer that would edit for itself. */
export async function ensureVendor(
  vendorId: string | null | undefined,
  customerId: string,
  { db }: Context,
): Promise<void> {
  if (vendorId == null) return
  const found = await vendorRows(db)
    .select('vendor.id')
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst()
  if (!found || vendorId === customerId) throw failure('notVendor')
}

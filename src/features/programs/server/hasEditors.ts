import { sql } from 'kysely'

/** Of a customer of this alias: it edits for others now. */
export const editsForOthers = (alias: string) => sql<boolean>`(not ${sql.ref(`${alias}.isLocked`)}
  and ${sql.ref(`${alias}.lifeState`)} <> 'closed'
  and ${sql.ref(`${alias}.flags`)}->>'proEditVendor' = 'true')`

/** Of a row of this alias: its customer has something edited by professionals. */
export const hasEditors = (alias: string) => sql<boolean>`exists (select from customers buyer
  join customers vendor on vendor.id = buyer.vendor_customer_id
  where buyer.id = ${sql.ref(`${alias}.customerId`)} and ${editsForOthers('vendor')})`

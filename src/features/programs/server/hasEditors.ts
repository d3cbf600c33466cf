import { sql } from 'kysely'

/** Of a row of this alias: its customer has something edited by professionals. */
export const hasEditors = (alias: string) => sql<boolean>`exists (select from customers buyer
  where buyer.id = ${sql.ref(`${alias}.customerId`)} and buyer.vendor_customer_id is not null)`

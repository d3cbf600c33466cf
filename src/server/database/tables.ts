import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { Tables } from '../../../generated/facts/tables'

/**
 * The tables as Kysely sees them (camelCase; the database says snake_case). Their types follow from generated/schema.sql;
 * an area declares what its JSON columns hold (`ColumnValues` of generated/facts/tables) and the views it reads
 * (`interface Database`) in its own tables.ts.
 */
export interface Database extends Tables {}

/** A connection or a transaction: a query does not care which. */
export type Db = Kysely<Database> | Transaction<Database>

/** A row as a query answers it, as it is inserted, and what may be changed of it. */
export type RowOf<Table extends keyof Database> = Selectable<Database[Table]>
export type NewRowOf<Table extends keyof Database> = Insertable<Database[Table]>
export type RowChangeOf<Table extends keyof Database> = Updateable<Database[Table]>

declare module '../../../generated/facts/tables' {
  interface ColumnValues {
    customers: { flags: Readonly<Record<string, boolean>> }
    memberships: Record<
      'extra' | 'archivedExtra',
      Readonly<Record<string, string | number | string[]>>
    >
  }
}

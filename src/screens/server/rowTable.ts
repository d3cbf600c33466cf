/** The table behind a list's rows, and what each write of them does. */
import { sql, type Kysely, type RawBuilder, type Updateable } from 'kysely'
import type { Context } from '../../server/context'
import type { Database, Db } from '../../server/database/tables'

/** Tables whose rows keep a version, and who changed them when. */
export type TableName = {
  [Table in keyof Database]: Database[Table] extends {
    rev: unknown
    updatedAt: unknown
    updatedBy: unknown
  }
    ? Table
    : never
}[keyof Database]

export type ColumnName<Table extends TableName> = Extract<keyof Database[Table], string>

export interface RowTable<Table extends TableName> {
  readonly table: Table
  /** The column of the row's id: `id`, unless said. */
  readonly key?: ColumnName<Table>
  /** The column of the customer, in tables where the id alone does not name one row. */
  readonly customer?: ColumnName<Table>
}

/** A row table of which the types no longer say which. */
export interface AnyTable {
  readonly table: string
  readonly key?: string
  readonly customer?: string
}

export type Columns = Readonly<Record<string, unknown>>

/** Values of columns, or expressions over the row as it was. */
export type ColumnsOf<Table extends TableName> = {
  readonly [Column in keyof Updateable<Database[Table]>]:
    | Updateable<Database[Table]>[Column]
    | RawBuilder<unknown>
}

/** Queries over a table of which the types do not say which. */
export const untyped = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>

/**
 * Holds the rows until the transaction ends, always in the same order. Those that stay may be referred
 * to meanwhile: two who change what refers to each other would wait in a circle.
 */
export async function lockRows(
  { table, key = 'id', customer }: AnyTable,
  ids: readonly string[],
  { db, member }: Context,
  { mayGo = false }: { readonly mayGo?: boolean } = {},
): Promise<void> {
  if (ids.length === 0) return
  await untyped(db)
    .selectFrom(table)
    .select(key)
    .where(key, 'in', ids)
    .$if(customer !== undefined, (query) => query.where(customer!, '=', member.customerId))
    .orderBy(key)
    .$if(mayGo, (query) => query.forUpdate())
    .$if(!mayGo, (query) => query.forNoKeyUpdate())
    .execute()
}

/** Sets these columns, and the version, the moment and the person of the change. */
export async function updateRows(
  { table, key = 'id', customer }: AnyTable,
  ids: readonly string[],
  columns: Columns,
  { db, member, now }: Context,
): Promise<void> {
  await untyped(db)
    .updateTable(table)
    .set({ ...columns, updatedAt: now, updatedBy: member.userId, rev: sql`rev + 1` })
    .where(key, 'in', ids)
    .$if(customer !== undefined, (query) => query.where(customer!, '=', member.customerId))
    .execute()
}

export async function deleteRows(
  { table, key = 'id', customer }: AnyTable,
  ids: readonly string[],
  { db, member }: Context,
): Promise<void> {
  if (ids.length === 0) return
  await untyped(db)
    .deleteFrom(table)
    .where(key, 'in', ids)
    .$if(customer !== undefined, (query) => query.where(customer!, '=', member.customerId))
    .execute()
}

export async function insertRows(
  { table }: AnyTable,
  rows: readonly Columns[],
  { db }: Context,
): Promise<void> {
  if (rows.length > 0) await untyped(db).insertInto(table).values(rows).execute()
}

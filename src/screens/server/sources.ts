/** What a field of a list is in the database: a column, or one of these. */
import type { Expression, StringReference } from 'kysely'
import type { Database } from '../../server/database/tables'

/** A column of the list's rows, such as `c.createdAt`, or an expression over them. */
export type Column<DB, TB extends keyof DB> = StringReference<DB, TB> | Expression<unknown>

export type Source<DB, TB extends keyof DB> =
  | Column<DB, TB>
  | Keyed<Column<DB, TB>>
  | Referring<Column<DB, TB>>
  | Through

/** Where the names of ids are read. */
export interface Names {
  readonly table: string
  readonly id: string
  readonly name: string
}

export interface Keyed<Of> {
  readonly kind: 'keyed'
  readonly key: Of
  readonly shown: Of
}

/**
 * A text compared and sorted by a key, without case and accents: a column
 * `company_key text generated always as (search_key(company)) stored`.
 */
export const keyed = <const Of extends string | Expression<unknown>>(
  key: Of,
  shown: Of,
): Keyed<Of> => ({ kind: 'keyed', key, shown })

export interface Referring<Of> {
  readonly kind: 'referring'
  readonly id: Of
  readonly sort: Of
  readonly names: Names | undefined
}

/**
 * A Ref: filtered by the id of the other row, sorted by what `sort` says (its name's key). Of Refs:
 * an array of their ids.
 */
export const referring = <const Of extends string | Expression<unknown>>(
  id: Of,
  { sort = id, names }: { sort?: Of; names?: Names } = {},
): Referring<Of> => ({ kind: 'referring', id, sort, names })

export interface Through {
  readonly kind: 'through'
  readonly table: string
  readonly own: string
  readonly other: string
  readonly names: Names | undefined
  /** A second column that must be the same on both sides, of the table and of the list's rows. */
  readonly same: readonly [string, string] | undefined
}

type TableName = keyof Database
type ColumnName<Table extends TableName> = Extract<keyof Database[Table], string>

/**
 * Refs by a table between: its rows name the list's row (`own`) and the other one (`other`). Where
 * its foreign keys do not keep rows of other customers out, this does not either: then `same` names
 * a column of the table that must equal one of the list's rows.
 */
export const through = <Table extends TableName>(
  table: Table,
  own: ColumnName<Table>,
  other: ColumnName<Table>,
  names?: Names,
  same?: readonly [ColumnName<Table>, string],
): Through => ({ kind: 'through', table, own, other, names, same })

/** Where a Ref has its name: the columns `id` and `name`, unless said otherwise. */
export const namesIn = <Table extends TableName>(
  table: Table,
  id: ColumnName<Table> | 'id' = 'id',
  name: ColumnName<Table> | 'name' = 'name',
): Names => ({ table, id, name })

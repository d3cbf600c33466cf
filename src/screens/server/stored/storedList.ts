import { sql, type Expression } from 'kysely'
import { lists, type ListId } from '../../../../generated/facts/lists'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import type { AnyDefinition, LoadedRow, Rows } from '../definition'
import { createList, type List } from '../list'
import { untyped } from '../rowTable'
import { keyed, referring, type Source } from '../sources'
import { loadNamed, type Named } from './namedRows'
import { allowedActs } from './allowedActs'
import type { ColumnFacts, StoredFacts } from './storedFacts'

/** A row as it is read: its columns, and the rows that its Refs name, by field. */
export interface StoredRow extends LoadedRow {
  readonly [column: string]: unknown
  readonly named: Readonly<Record<string, Named>>
}

type Tables = Record<string, Record<string, unknown>>

/** The list of a stored entity: columns by their fields, and what each row allows. */
export function storedList(callId: ListId, facts: StoredFacts): List {
  const listFacts = lists[callId]
  const asked = [
    ...Object.keys(listFacts.filter),
    ...Object.keys(listFacts.sort),
    ...listFacts.sums,
  ]
  const { order } = facts
  const definition: AnyDefinition = {
    rows: (db, context) => visibleRows(db, facts, context),
    id: 'row.id',
    ...(listFacts.search ? { search: 'row.searchKey' } : {}),
    ...(listFacts.trash ? { trash: 'row.deletedAt' } : {}),
    ...(order && order.field in listFacts.sort ? { order } : {}),
    fields: Object.fromEntries(asked.map((field) => [field, sourceOf(facts.columns[field])])),
    load: (db, ids) => loadRows(db, facts, ids),
    present: (row) => presentRow(facts, row as StoredRow),
    may: (member, row) => allowedActs(listFacts.may, facts, member, row as StoredRow),
  }
  return createList(callId, listFacts, definition)
}

/** All of them where they are for all customers; otherwise the customer's, or the member's own. */
function visibleRows(db: Db, { table, isGlobal }: StoredFacts, { member, rows }: Context): Rows {
  const all = untyped(db).selectFrom(`${table} as row`)
  if (isGlobal) return all
  return all
    .where('row.customerId', '=', member.customerId)
    .$if(rows !== 'customer', (query) => query.where('row.createdBy', '=', member.userId))
}

function sourceOf(facts: ColumnFacts | undefined): Source<Tables, string> {
  if (!facts) return 'row.id'
  const column = `row.${facts.column}`
  if (facts.isKeyed) return keyed(`${column}Key`, column)
  if (facts.refs === undefined) return column
  const { refs: table } = facts
  const nameKey = sql`(select search_key(other.name) from ${sql.table(table)} other
    where other.id = ${sql.ref(column)})`
  return referring<string | Expression<unknown>>(column, {
    sort: nameKey,
    names: { table, id: 'id', name: 'name' },
  })
}

async function loadRows(
  db: Db,
  { table, columns }: StoredFacts,
  ids: readonly string[],
): Promise<StoredRow[]> {
  const rows = await untyped(db)
    .selectFrom(table)
    .selectAll()
    .where('id', 'in', ids)
    .$castTo<LoadedRow & Record<string, unknown>>()
    .execute()
  const refs = Object.entries(columns).flatMap(([field, { column, refs: other }]) =>
    other === undefined ? [] : [{ field, column, other }],
  )
  const named = await Promise.all(
    refs.map(async ({ field, column, other }) => {
      const found = await loadNamed(
        db,
        other,
        rows.map((row) => row[column]),
      )
      return { field, column, found }
    }),
  )
  return rows.map((row) => ({
    ...row,
    named: Object.fromEntries(
      named.flatMap(({ field, column, found }) => {
        const one = found.get(row[column])
        return one ? [[field, one]] : []
      }),
    ),
  }))
}

function presentRow({ key, columns }: StoredFacts, row: StoredRow): object {
  const values = Object.entries(columns).flatMap(([field, { column, type, refs }]) => {
    const value = refs === undefined ? row[column] : row.named[field]
    if (value === null || value === undefined) return []
    if (value instanceof Date) return [[field, value.toISOString()]]
    // Large integers come as text.
    return [[field, type === 'integer' ? Number(value) : value]]
  })
  return { [key]: row.id, ...Object.fromEntries(values) }
}

/** What stands in the database, to compare before and after. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../src/server/database/tables'

async function look(db: Db, condition: RawBuilder<unknown>, without: readonly string[] = []) {
  const tables = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const looks = tables.rows
    .filter(({ name }) => !without.includes(name))
    .map(
      ({ name }) => sql`select ${sql.lit(name)} || ' ' || row_to_json(it)::text as seen
        from ${sql.table(name)} it where ${condition}`,
    )
  const { rows } = await sql<{ seen: string }>`${sql.join(looks, sql` union all `)}`.execute(db)
  return rows.map(({ seen }) => seen).toSorted()
}

const audit = 'audit_events'

/** All rows that name one of these, but those that only tell what was asked. */
export const rowsThatName = (db: Db, ids: readonly string[]): Promise<string[]> =>
  look(db, sql`row_to_json(it)::text like any (${ids.map((id) => `%${id}%`)})`, [audit])

/** Every row of a customer as it was at first, for whoever changes it again. */
export async function rewind(db: Db, customerId: string): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns as it
    where table_schema = 'public' and column_name in ('rev', 'timeline_rev', 'story_rev', 'doc_rev')
      and exists (select from information_schema.columns as other
        where other.table_name = it.table_name and other.column_name = 'customer_id')`.execute(db)
  for (const { table, column } of rows)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = 1
      where customer_id = ${customerId} and ${sql.ref(column)} <> 1`.execute(db)
}

/** All rows but those that only tell what was asked. */
export const allRows = (db: Db): Promise<string[]> => look(db, sql`true`, [audit])

/** Those that came, as they are now, and those that went, as they were. */
export const notAmong = (before: readonly string[], after: readonly string[]): string[] => {
  const [was, is] = [new Set(before), new Set(after)]
  return [...after.filter((row) => !was.has(row)), ...before.filter((row) => !is.has(row))]
}

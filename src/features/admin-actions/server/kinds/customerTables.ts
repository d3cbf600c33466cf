/** Reads whatever tables have rows of customers, so that an export lacks none that comes later. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../server/database/tables'

export interface CustomerTable {
  readonly name: string
  readonly keys: readonly string[]
  /** Columns that are not told: secrets, and what follows from others. */
  readonly untold: readonly string[]
}

/** What is about sessions, or under way. */
const left = [
  'erased_contacts',
  'import_rows',
  'imports',
  'jobs',
  'letters',
  'media_removals',
  'media_uploads',
  'one_time_codes',
  'refresh_tokens',
  'runs',
  'session_families',
]

/** The tables with a column `customer_id`, the customer itself and its people first. */
export async function listCustomerTables(db: Db): Promise<readonly CustomerTable[]> {
  const { rows } = await sql<CustomerTable>`
    select c.relname as name,
      array(select a.attname::text from unnest(i.indkey::int2[]) with ordinality as k (no, at)
        join pg_attribute as a on a.attrelid = c.oid and a.attnum = k.no order by k.at) as keys,
      array(select a.attname::text from pg_attribute as a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and (a.attgenerated <> '' or a.attname ~ '(password|secret|token|hash)')) as untold
    from pg_class as c
    join pg_index as i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and c.relname::text <> all(${left}::text[])
      and (c.relname in ('customers', 'users') or exists (select from pg_attribute as a
        where a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped))
    order by c.relname = 'customers' desc, c.relname = 'users' desc, c.relname`.execute(db)
  return rows
}

function ownRows({ name }: CustomerTable, customerId: string): RawBuilder<boolean> {
  if (name === 'customers') return sql`id = ${customerId}`
  if (name === 'users')
    return sql`id in (select user_id from memberships where customer_id = ${customerId})`
  return sql`customer_id = ${customerId}`
}

export async function countRows(db: Db, table: CustomerTable, customerId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${sql.table(table.name)} where ${ownRows(table, customerId)}`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0)
}

const atOnce = 500

/** Each row as JSON text. */
export async function* readRows(
  db: Db,
  table: CustomerTable,
  customerId: string,
): AsyncIterable<string> {
  const keys = sql.join(table.keys.map((key) => sql.ref(key)))
  let after: readonly unknown[] | undefined
  for (;;) {
    const isAfter = after && sql`and (${keys}) > (${sql.join(after)})`
    const page = await sql<{ row: string; at: unknown[] }>`
      select (to_jsonb(each) - ${table.untold}::text[])::text as row, jsonb_build_array(${keys}) as at
      from ${sql.table(table.name)} as each
      where ${ownRows(table, customerId)} ${isAfter ?? sql``}
      order by ${keys} limit ${atOnce}`.execute(db)
    for (const { row } of page.rows) yield row
    if (page.rows.length < atOnce) return
    after = page.rows.at(-1)!.at
  }
}

import { sql } from 'kysely'
import type { Db } from './tables'

/**
 * What autovacuum does in a PostgreSQL of its own, and nobody does in the embedded one: makes the room of deleted rows
 * usable again and counts rows anew, without which queries are planned as if all tables were empty. One table at a time,
 * so that others are answered in between.
 */
export async function tidyTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables order by relname`.execute(db)
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.id(name)}`.execute(db)
}

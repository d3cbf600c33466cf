/**
 * In-memory databases that test files use in turn: emptying one is faster than starting another.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type OpenDatabase } from '../../src/server/database/openDatabase'
import { migrated, migratedFingerprint } from './migrated'
import { projectRoot } from './projectRoot'

const idle: OpenDatabase[] = []

/** Closing the borrowed database empties and returns it. */
export async function borrowEmbedded(): Promise<OpenDatabase> {
  const database = idle.pop() ?? (await openMigrated())
  let isLent = true
  return {
    ...database,
    async close() {
      if (!isLent) return
      isLent = false
      await empty(database)
      idle.push(database)
    },
  }
}

/** Creating a database takes two seconds, copying a prepared one half a second. */
async function openMigrated(): Promise<OpenDatabase> {
  const folder = join(projectRoot, '.cache/test-database')
  const file = join(folder, `${migratedFingerprint}.tar`)
  if (existsSync(file)) return openDatabase({ projectRoot, snapshot: readFileSync(file) })

  const database = await openDatabase({ projectRoot })
  await migrated(database)
  if ('snapshot' in database && typeof database.snapshot === 'function') {
    mkdirSync(folder, { recursive: true })
    const draft = `${file}.${randomUUID()}`
    writeFileSync(draft, (await database.snapshot()) as Uint8Array)
    renameSync(draft, file)
  }
  return database
}

/** Restores the state after the migrations; other schemas, such as the job queue's, are dropped. */
async function empty({ executeSql }: OpenDatabase): Promise<void> {
  await executeSql(`do $$ begin
    create temporary table fixed_roles on commit drop as select * from roles where customer_id is null;
    execute (select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations');
    execute (select format('insert into roles (%1$s) select %1$s from fixed_roles', string_agg(quote_ident(column_name), ', '))
      from information_schema.columns where table_name = 'roles' and is_generated = 'NEVER');
  end $$; drop schema if exists pgboss cascade`)
}

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

/**
 * Restores the state after the migrations; other schemas, such as the job queue's, are dropped. Most tables are empty
 * anyway: to truncate them all would write five hundred files.
 */
async function empty({ executeSql }: OpenDatabase): Promise<void> {
  await executeSql(`do $$ declare own record; is_filled boolean; begin
    create temporary table fixed_roles on commit drop as select * from roles where customer_id is null;
    set local session_replication_role = replica;
    for own in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' loop
      execute format('select exists (select from public.%I)', own.tablename) into is_filled;
      if is_filled then execute format('delete from public.%I', own.tablename); end if;
    end loop;
    for own in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
      execute format('alter sequence public.%I restart', own.sequencename);
    end loop;
    execute (select format('insert into roles (%1$s) select %1$s from fixed_roles', string_agg(quote_ident(column_name), ', '))
      from information_schema.columns where table_name = 'roles' and is_generated = 'NEVER');
  end $$; drop schema if exists pgboss cascade`)
}

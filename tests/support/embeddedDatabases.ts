/** Embedded databases in memory, for one test file after the other: emptying one costs less than starting another. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type OpenDatabase } from '../../src/server/database/openDatabase'
import { migrated, migratedFingerprint } from './migrated'
import { projectRoot } from './projectRoot'

const idle: OpenDatabase[] = []

/** Closing it gives it back, empty. */
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

/** Making a database takes two seconds, copying a ready one half of one. */
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

/** As it was after the migrations; what else a test made, such as the tables of the job queue, goes away whole. */
async function empty({ executeSql }: OpenDatabase): Promise<void> {
  await executeSql(`do $$ begin
    execute (select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public' and tablename not in ('schema_migrations', 'roles'));
  end $$; drop schema if exists pgboss cascade`)
}

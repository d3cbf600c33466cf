/**
 * Brings the schema up to date: only forward, one transaction per migration, in the order of their
 * names.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery, sql, type Kysely } from 'kysely'

export interface Migration {
  readonly name: string
  readonly text: string
}

export class MigrationRefused extends Error {}

/**
 * Files are named by the UTC minute in which they were begun, so that two branches never use the
 * same name. The first forty were numbered instead.
 */
const fileName = /^(00[0-3]\d|0040|20\d\d[01]\d[0-3]\dT[0-2]\d[0-5]\d)_[a-z0-9-]+_[a-z0-9_]+\.sql$/

export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  const misnamed = names.find((name) => !fileName.test(name))
  if (misnamed) {
    throw new MigrationRefused(
      `${misnamed} is not named YYYYMMDDTHHMM_feature_change.sql, such as 20261122T1200_files_create.sql.`,
    )
  }
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

/** Returns the names of the migrations it applied. */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<string[]> {
  const db = database.withoutPlugins()
  return db.connection().execute(async (connection) => {
    // Several servers may start on one database at once; all but the first wait here.
    await sql`select pg_advisory_lock(hashtext('studio.migrate'))`.execute(connection)
    try {
      await connection.executeQuery(CompiledQuery.raw(createLedger))
      const landed = await sql<{ name: string; checksum: string }>`
        select name, checksum from schema_migrations order by name
      `.execute(connection)
      const pending = choosePending(migrations, landed.rows)
      for (const migration of pending) await apply(connection, migration)
      return pending.map(({ name }) => name)
    } finally {
      await sql`select pg_advisory_unlock(hashtext('studio.migrate'))`.execute(connection)
    }
  })
}

const createLedger = `
  create table if not exists schema_migrations (
    name       text primary key,
    checksum   text not null,
    applied_at timestamptz not null default now()
  )`

function choosePending(
  migrations: readonly Migration[],
  landed: readonly { name: string; checksum: string }[],
): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of landed) {
    const migration = known.get(name)
    if (!migration) {
      throw new MigrationRefused(`The database has ${name}, which this version does not know.`)
    }
    if (checksumOf(migration) !== checksum) {
      throw new MigrationRefused(
        `${name} was edited after it landed. Put the change in a new file.`,
      )
    }
    known.delete(name)
  }
  return [...known.values()]
}

async function apply<Tables>(connection: Kysely<Tables>, migration: Migration): Promise<void> {
  await connection.transaction().execute(async (transaction) => {
    await transaction.executeQuery(CompiledQuery.raw(migration.text))
    await sql`
      insert into schema_migrations (name, checksum)
      values (${migration.name}, ${checksumOf(migration)})
    `.execute(transaction)
  })
}

/** Line endings are ignored, because a checkout may change them. */
const checksumOf = ({ text }: Migration) =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

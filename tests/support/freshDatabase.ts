/**
 * A migrated database of its own for one test file: in memory, or a new one on the PostgreSQL that
 * TEST_DATABASE_URL names. It goes away with the file, so nothing is ever cleaned up.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll } from 'vitest'
import { migrate, readMigrations } from '../../src/server/database/migrate'
import { openDatabase, type OpenDatabase } from '../../src/server/database/openDatabase'
import { writeRoles } from '../../src/session/server/writeRoles'
import { projectRoot } from './projectRoot'

const migrations = readMigrations(join(projectRoot, 'src/server/database/migrations'))

export async function freshDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL } = process.env
  const database = TEST_DATABASE_URL ? await onServer(TEST_DATABASE_URL) : await inMemory()
  afterAll(() => database.close())
  return database
}

/** Making a database takes two seconds, copying a ready one half of one. */
async function inMemory(): Promise<OpenDatabase> {
  const fingerprint = createHash('sha256')
    .update(migrations.map(({ name, text }) => `${name}\n${text}`).join('\n'))
    .digest('hex')
    .slice(0, 16)
  const folder = join(projectRoot, '.cache/test-database')
  const file = join(folder, `${fingerprint}.tar`)
  if (existsSync(file)) return openDatabase({ projectRoot, snapshot: readFileSync(file) })

  const database = await openDatabase({ projectRoot })
  await prepare(database)
  if ('snapshot' in database && typeof database.snapshot === 'function') {
    mkdirSync(folder, { recursive: true })
    const draft = `${file}.${randomUUID()}`
    writeFileSync(draft, (await database.snapshot()) as Uint8Array)
    renameSync(draft, file)
  }
  return database
}

async function onServer(url: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openDatabase({ projectRoot, databaseUrl: own.toString() })
  await prepare(database)
  return {
    ...database,
    async close() {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

async function prepare({ db }: OpenDatabase): Promise<void> {
  await migrate(db, migrations)
  await writeRoles(db, (title) => title)
}

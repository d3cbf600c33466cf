/**
 * A migrated database of its own for one test file. It is a copy of the template on the run's PostgreSQL; with
 * TEST_DATABASE=embedded, and where there is no PostgreSQL, it is the embedded one in memory.
 */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../src/server/database/openDatabase'
import { borrowEmbedded } from './embeddedDatabases'
import { projectRoot } from './projectRoot'
import { templateName } from './sharedPostgres'

export async function freshDatabase(): Promise<OpenDatabase> {
  const door = inject('postgresDoor')
  const database = door ? await copyOnServer(await serverBehind(door)) : await borrowEmbedded()
  afterAll(() => database.close())
  return database
}

async function serverBehind(door: string): Promise<string> {
  const response = await fetch(door)
  const text = await response.text()
  if (!response.ok) throw new Error(`PostgreSQL did not start: ${text}`)
  return text
}

async function copyOnServer(server: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const administer = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  // Twice as fast as by way of the log, which nobody reads here.
  await administer(`create database ${name} template ${templateName} strategy file_copy`)
  const own = new URL(server)
  own.pathname = `/${name}`
  const database = await openDatabase({ projectRoot, databaseUrl: own.href })
  return {
    ...database,
    async close() {
      await database.close()
      await administer(`drop database ${name} with (force)`)
    },
  }
}

/** A migrated database of its own for one test file: a copy of the template on the run's PostgreSQL. */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { connectDatabase, type OpenDatabase } from '../../src/server/database/openDatabase'
import { templateName } from './sharedPostgres'

export async function freshDatabase(): Promise<OpenDatabase> {
  const database = await copyOnServer(await serverUrl())
  afterAll(() => database.close())
  return database
}

async function serverUrl(): Promise<string> {
  const response = await fetch(inject('postgresDoor'))
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
  const database = connectDatabase(own.href)
  return {
    ...database,
    async close() {
      await database.close()
      await administer(`drop database ${name} with (force)`)
    },
  }
}

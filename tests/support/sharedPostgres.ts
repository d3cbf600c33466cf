/**
 * The PostgreSQL server of a test run, as a global setup of Vitest. It starts when a test first
 * asks for it, with a migrated database for the tests to copy, and stops at the end of the run.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '../../src/server/database/openDatabase'
import { migrated } from './migrated'
import { startRealPostgres, type RealPostgres } from './realPostgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where workers ask for the server's address. */
    postgresDoor: string
  }
}

/** The migrated database that tests copy. */
export const templateName = 'migrated'

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<RealPostgres> | undefined
  const door = createServer((_, response) => {
    postgres ??= startWithTemplate()
    postgres.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  provide('postgresDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}`)
  return async () => {
    door.closeAllConnections()
    door.close()
    await (await postgres)?.stop()
  }
}

async function startWithTemplate(): Promise<RealPostgres> {
  const postgres = await startRealPostgres()
  const url = new URL(postgres.url)
  url.pathname = `/${templateName}`
  const admin = connectDatabase(postgres.url)
  await admin.executeSql(`create database ${templateName}`)
  await admin.close()
  const template = connectDatabase(url.href)
  await migrated(template)
  await template.close()
  return postgres
}

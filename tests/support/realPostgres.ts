/** A PostgreSQL for tests, as the server runs its own, removed afterwards. Nothing of it survives a crash of the machine. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresPrograms } from '../../src/server/database/postgresPrograms'
import { startPostgres } from '../../src/server/database/postgresServer'
import { projectRoot } from './projectRoot'

export interface RealPostgres {
  readonly url: string
  /** Ends every connection and the server, as an outage would. */
  halt(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  // A database can be copied only while nobody is in it, not even to clean it up.
  autovacuum: 'off',
}

/** The address of a database by a port instead of its socket, as behind a wire. */
export function urlByPort(url: string, port: number): string {
  const byPort = new URL(url)
  byPort.host = `127.0.0.1:${port}`
  byPort.searchParams.delete('host')
  return byPort.href
}

export const socketOf = (url: string): string =>
  join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432')

const onFault = ({ message }: Error) => void process.stderr.write(`${message}\n`)

export async function startRealPostgres(): Promise<RealPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'studio-postgres-'))
  const folder = join(home, 'data')
  const programs = findPostgresPrograms({ projectRoot, postgresBin: process.env['POSTGRES_BIN'] })
  const start = () => startPostgres({ folder, programs, settings, onFault })
  let server = await start()
  return {
    url: server.url,
    halt: () => server.stop(),
    async resume() {
      server = await start()
    },
    async stop() {
      await server.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

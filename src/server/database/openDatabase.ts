/** Opens the database: PostgreSQL at DATABASE_URL, or the server's own in DATA_DIR. */
import { existsSync, realpathSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { CamelCasePlugin, CompiledQuery, Kysely, type Dialect } from 'kysely'
import { Pool, types, type CustomTypesConfig } from 'pg'
import type { Database, Db } from './tables'
import { lockFolder } from './folderLock'
import { createPostgresDialect } from './postgresDialect'
import { findPostgresPrograms } from './postgresPrograms'
import { PostgresRefused } from './postgresRefused'
import { startPostgres } from './postgresServer'

export interface OpenDatabase {
  readonly url: string
  readonly db: Kysely<Database>
  /** Fails when the database does not answer. */
  ping(): Promise<void>
  /** Runs plain SQL in snake_case. Without values the text may hold several statements. */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly onFault?: (error: Error) => void
  /**
   * After this long without data from PostgreSQL a connection counts as broken; 45 s by default.
   */
  readonly longestSilenceMs?: number
}

interface OpenOptions extends DatabaseOptions {
  readonly databaseUrl?: string | undefined
  /** Contains the database if there is no `databaseUrl`. */
  readonly dataDir: string
  readonly projectRoot: string
  readonly postgresBin?: string | undefined
}

export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, onFault = ignore } = options
  if (databaseUrl !== undefined) return connectDatabase(databaseUrl, options)
  refuseEarlierData(dataDir)
  const unlock = await lockFolder(dataDir)
  try {
    const folder = join(realpathSync(dataDir), 'postgres')
    const server = await startPostgres({ folder, programs: findPostgresPrograms(options), onFault })
    const database = connectDatabase(server.url, options)
    const close = async () => {
      await database.close()
      await server.stop()
      await unlock()
    }
    return { ...database, close }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Earlier versions used PGlite, whose data PostgreSQL cannot read. */
function refuseEarlierData(dataDir: string): void {
  if (!existsSync(join(dataDir, 'database')) || existsSync(join(dataDir, 'postgres'))) return
  throw new PostgresRefused(
    `${dataDir} contains data of an earlier version, which this version cannot read. To start with an empty database, move the folder away or set another DATA_DIR.`,
  )
}

export function connectDatabase(
  databaseUrl: string,
  { onFault = ignore, longestSilenceMs = 45_000 }: DatabaseOptions = {},
): OpenDatabase {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    maxLifetimeSeconds: 3_600,
    // Also the longest wait for a free connection. A server that is down refuses at once anyway.
    connectionTimeoutMillis: 5_000,
    application_name: 'studio',
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    options: '-c timezone=UTC',
    types: { getTypeParser },
    // A server that disappears without closing its connections would block them for ever. One that
    // is alive is never silent for longer than the limits above allow.
    stream: () => endWhenSilent(new Socket(), longestSilenceMs),
  })
  // An `error` event without a listener would end the process. The pool listens only to idle
  // connections (node-postgres#2386), not to one between two statements of a transaction. A broken
  // connection may emit it twice; it is reported once.
  pool.on('error', ignore)
  let isClosing = false
  pool.on('connect', (client) => {
    client.once('error', (error) => isClosing || onFault(error))
    client.on('error', ignore)
  })
  const database = assemble(createPostgresDialect(pool))
  const close = () => {
    isClosing = true
    return database.close()
  }
  return { ...database, url: databaseUrl, close }
}

const ignore = () => {}

/**
 * A day is text, such as 2026-03-01: as a moment it would depend on the server's time zone. Amounts of money and sums are
 * numbers, whose 15 digits are exact.
 */
const getTypeParser: CustomTypesConfig['getTypeParser'] = (type, format) => {
  if (type === types.builtins.DATE) return String
  return type === types.builtins.NUMERIC ? Number : types.getTypeParser(type, format)
}

function endWhenSilent(socket: Socket, longestSilenceMs: number): Socket {
  const end = () => socket.destroy(new Error('Connection terminated: the database is silent'))
  return socket.setTimeout(longestSilenceMs, end)
}

function assemble(dialect: Dialect): Omit<OpenDatabase, 'url'> {
  const db = new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    db,
    ping: async () => void (await db.executeQuery(CompiledQuery.raw('select 1'))),
    executeSql: (text, values) => runScript(db, text, values),
    close: () => db.destroy(),
  }
}

/**
 * If the script fails inside its own transaction, roll that back, so that the next user of the
 * connection does not inherit it.
 */
async function runScript(db: Kysely<Database>, text: string, values?: readonly unknown[]) {
  return db.connection().execute(async (connection) => {
    const execute = executeSqlOn(connection)
    try {
      return await execute(text, values)
    } catch (error) {
      if (/^\s*begin\b/i.test(text)) await execute('rollback')
      throw error
    }
  })
}

/** Runs plain SQL like executeSql, but within the transaction `db`. */
export function executeSqlOn(db: Db) {
  const plain = db.withoutPlugins()
  return async (text: string, values: readonly unknown[] = []): Promise<{ rows: unknown[] }> => {
    const { rows } = await plain.executeQuery(CompiledQuery.raw(text, [...values]))
    return { rows }
  }
}

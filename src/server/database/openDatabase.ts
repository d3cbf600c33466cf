/** Opens the database, whichever it is: PGlite in DATA_DIR, or PostgreSQL at DATABASE_URL. */
import { Socket } from 'node:net'
import { join } from 'node:path'
import { CamelCasePlugin, CompiledQuery, Kysely, type Dialect } from 'kysely'
import { Pool, types, type CustomTypesConfig } from 'pg'
import type { Database, Db } from './tables'
import { lockFolder } from './folderLock'
import { createPgliteDialect } from './pgliteDialect'
import { createPostgresDialect } from './postgresDialect'
import { EngineStopped, startEngine, type Engine } from './pgliteEngine'
import { tidyTables } from './tidyTables'

export interface OpenDatabase {
  readonly db: Kysely<Database>
  /** Fails when the database does not answer. */
  ping(): Promise<void>
  /** Runs plain SQL in snake_case. Without values the text may hold several statements. */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
  /** After large writes, and now and then: of the embedded database, since PostgreSQL does it by itself. */
  tidy(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly projectRoot: string
  readonly databaseUrl?: string | undefined
  /** The folder of the embedded database; without it the database is kept in memory. */
  readonly dataDir?: string | undefined
  /** An in-memory database starts from this copy of another one. */
  readonly snapshot?: Uint8Array | undefined
  readonly onFault?: (error: Error) => void
  /**
   * After this long without data from PostgreSQL a connection counts as broken; 45 s by default.
   */
  readonly longestSilenceMs?: number | undefined
}

export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openPostgres(options.databaseUrl, options)
}

async function openEmbedded(options: DatabaseOptions) {
  const { projectRoot, dataDir, snapshot, onFault = ignore } = options
  const unlock = dataDir === undefined ? undefined : await lockFolder(dataDir)
  const start = () =>
    startEngine({
      workerFile: join(projectRoot, 'src/server/database/pgliteWorker.mjs'),
      ...(dataDir === undefined ? {} : { folder: join(dataDir, 'database') }),
      ...(snapshot === undefined ? {} : { snapshot }),
    })
  const startAgain = () => {
    onFault(new EngineStopped('The database had stopped and is started again.'))
    return start()
  }
  try {
    let engine = await start()
    let restart: Promise<Engine> | undefined
    const running = async () => {
      // Only a database on disk can be reopened after a crash: one in memory would be empty.
      if (engine.isAlive() || dataDir === undefined) return engine
      restart ??= startAgain().finally(() => (restart = undefined))
      return (engine = await restart)
    }
    const close = async () => {
      await engine.close()
      await unlock?.()
    }
    const assembled = assemble(createPgliteDialect(running), close)
    const tidy = () => tidyTables(assembled.db)
    return { ...assembled, tidy, snapshot: () => engine.snapshot() }
  } catch (error) {
    await unlock?.()
    throw error
  }
}

async function openPostgres(
  databaseUrl: string,
  { onFault = ignore, longestSilenceMs = 45_000 }: DatabaseOptions,
) {
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
  pool.on('connect', (client) => {
    client.once('error', onFault)
    client.on('error', ignore)
  })
  return assemble(createPostgresDialect(pool), async () => {})
}

const ignore = () => {}

/** A day is text, such as 2026-03-01: as a moment it would depend on the server's time zone. */
const getTypeParser: CustomTypesConfig['getTypeParser'] = (type, format) =>
  type === types.builtins.DATE ? String : types.getTypeParser(type, format)

function endWhenSilent(socket: Socket, longestSilenceMs: number): Socket {
  const end = () => socket.destroy(new Error('Connection terminated: the database is silent'))
  return socket.setTimeout(longestSilenceMs, end)
}

function assemble(dialect: Dialect, closeRest: () => Promise<void>): OpenDatabase {
  const db = new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    db,
    ping: async () => void (await db.executeQuery(CompiledQuery.raw('select 1'))),
    executeSql: (text, values) => runScript(db, text, values),
    tidy: async () => {},
    async close() {
      await db.destroy()
      await closeRest()
    },
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

/**
 * A Kysely dialect for PostgreSQL that asks in as few round trips as it can: a transaction begins
 * with its first statement that may write, and statements that are repeated are prepared by name.
 */
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { hasChangedShape } from './faults'
import { createHotStatements, type HotStatements } from './hotStatements'
import { isLook } from './looks'

export function createPostgresDialect(pool: Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function createDriver(pool: Pool): Driver {
  const forgotten = new Set<string>()
  /** What a connection has named is gone when it ends, so that what is hot now has its turn. */
  const hot = new WeakMap<PoolClient, HotStatements>()
  pool.on('connect', (client) => void hot.set(client, createHotStatements(forgotten)))
  return {
    init: async () => {},
    acquireConnection: async () => {
      const client = await pool.connect()
      return createConnection(client, hot.get(client)!)
    },
    async beginTransaction(connection: PostgresConnection, settings: TransactionSettings) {
      await connection.begin(settings)
    },
    commitTransaction: (connection: PostgresConnection) => connection.end('commit'),
    rollbackTransaction: (connection: PostgresConnection) => connection.end('rollback'),
    releaseConnection: async (connection: PostgresConnection) => connection.release(),
    destroy: () => pool.end(),
  }
}

interface PostgresConnection extends DatabaseConnection {
  /** With an isolation level, or for reading alone, it begins at once. */
  begin(settings: TransactionSettings): Promise<void>
  end(how: 'commit' | 'rollback'): Promise<void>
  release(): void
}

function createConnection(client: PoolClient, hot: HotStatements): PostgresConnection {
  let standing: 'outside' | 'waiting' | 'begun' = 'outside'

  async function ask({ sql: text, parameters }: CompiledQuery) {
    const values = [...parameters]
    const name = hot.nameOf(text)
    if (name === undefined) return client.query({ text, values })
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (!hasChangedShape(error)) throw error
      hot.forget(text)
      // A transaction that has begun is over with this fault.
      if (standing === 'begun') throw error
      return client.query({ text, values })
    }
  }

  return {
    async begin({ isolationLevel, accessMode }) {
      standing = 'waiting'
      if (isolationLevel === undefined && accessMode === undefined) return
      standing = 'begun'
      const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
      await client.query(`begin${level}${accessMode ? ` ${accessMode}` : ''}`)
    },
    async end(how) {
      // If no statement may have written anything, there is nothing to end.
      if (standing === 'begun') await client.query(how)
      standing = 'outside'
    },
    release: () => client.release(),
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (standing === 'waiting' && !isLook(query.sql)) {
        standing = 'begun'
        await client.query('begin')
      }
      const { command, rowCount, rows } = await ask(query).catch(tellWhoAsked)
      return {
        rows: (rows ?? []) as Row[],
        ...(changes.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
      }
    },
    streamQuery: () => {
      throw new Error('Page the query instead of streaming it.')
    },
  }
}

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** The stack of what pg throws ends at the socket. */
function tellWhoAsked(error: unknown): never {
  if (error instanceof Error) error.stack += (new Error().stack ?? '').replace(/^.*\n/, '\n')
  throw error
}

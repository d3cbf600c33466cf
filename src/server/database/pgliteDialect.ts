/**
 * Kysely on the embedded PostgreSQL. It has one session, so whoever holds the connection (a query, or a
 * whole transaction) holds it alone; the others wait, but not for ever.
 */
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Engine } from './pgliteEngine'
import { createTurns } from './turns'

/** Gives the running engine, starting it anew after a crash. */
export type EngineSource = () => Promise<Engine>

const longestWaitMs = 10_000

export function createPgliteDialect(engines: EngineSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(engines),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function createDriver(engines: EngineSource): Driver {
  const turns = createTurns(longestWaitMs)

  return {
    init: async () => void (await engines()),
    async acquireConnection() {
      await turns.take()
      try {
        return createConnection(await engines())
      } catch (error) {
        turns.giveBack()
        throw error
      }
    },
    async beginTransaction(connection, { isolationLevel }: TransactionSettings) {
      await run(connection, isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin')
    },
    commitTransaction: async (connection) => void (await run(connection, 'commit')),
    rollbackTransaction: async (connection) => void (await run(connection, 'rollback')),
    releaseConnection: async () => turns.giveBack(),
    // The engine belongs to openDatabase, which also closes it.
    destroy: async () => {},
  }
}

const run = (connection: DatabaseConnection, sql: string) =>
  connection.executeQuery(CompiledQuery.raw(sql))

/** Bound to one engine: when that engine dies inside a transaction, the rest of the transaction fails. */
function createConnection(engine: Engine): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, affectedRows } = await engine.query(sql, parameters)
      return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows ?? 0) }
    },
    streamQuery: () => {
      throw new Error('The embedded database does not stream: page the query.')
    },
  }
}

/**
 * A Kysely dialect for the embedded PostgreSQL, which has only one session. A query or a whole
 * transaction has the connection to itself; others wait in turn, up to a limit.
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
import { isLook } from './looks'
import type { Engine } from './pgliteEngine'
import { createTurns } from './turns'

/** Returns the running engine, and restarts it after a crash. */
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
    async beginTransaction(connection: PgliteConnection, { isolationLevel }: TransactionSettings) {
      connection.begin(isolationLevel ? `begin isolation level ${isolationLevel}` : plainly)
    },
    commitTransaction: (connection: PgliteConnection) => connection.end('commit'),
    rollbackTransaction: (connection: PgliteConnection) => connection.end('rollback'),
    releaseConnection: async () => turns.giveBack(),
    // The engine belongs to openDatabase, which also closes it.
    destroy: async () => {},
  }
}

const plainly = 'begin'

interface PgliteConnection extends DatabaseConnection {
  /**
   * Remembers the BEGIN and sends it together with the first statement that may write. Reads before
   * it need no transaction, since nobody else uses the connection meanwhile; a transaction that
   * only reads has nothing to begin or commit.
   */
  begin(how: string): void
  end(how: string): Promise<void>
}

/**
 * A connection belongs to one engine: when that engine dies inside a transaction, the rest of the
 * transaction fails.
 */
function createConnection(engine: Engine): PgliteConnection {
  let beginning: string | undefined
  const takeBeginning = () => {
    const taken = beginning
    beginning = undefined
    return taken
  }

  return {
    begin: (how) => void (beginning = how),
    async end(how) {
      // If no statement wrote anything, BEGIN was never sent and there is nothing to end.
      if (takeBeginning() === undefined) await engine.query(how, [])
    },
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const first = beginning === plainly && isLook(query.sql) ? undefined : takeBeginning()
      const { rows, affectedRows } = await engine.query(query.sql, query.parameters, first)
      return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) }
    },
    streamQuery: () => {
      throw new Error('The embedded database does not stream: page the query.')
    },
  }
}

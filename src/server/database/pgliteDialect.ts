/**
 * Kysely on the embedded PostgreSQL. It has one session, so whoever holds the connection (a query, or a
 * whole transaction) holds it alone; the others wait, but not for ever.
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

/** What Kysely built as a look and nothing else; of SQL written by hand nobody knows. */
function isLook({ query }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' && !query.endModifiers?.length && !query.with
}

interface PgliteConnection extends DatabaseConnection {
  /**
   * Said together with the first statement that may change something: nobody else comes between what is read
   * before, and a transaction that only reads has nothing to begin or to end.
   */
  begin(how: string): void
  end(how: string): Promise<void>
}

/** Bound to one engine: when that engine dies inside a transaction, the rest of the transaction fails. */
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
      // A transaction that said nothing never began.
      if (takeBeginning() === undefined) await engine.query(how, [])
    },
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const first = beginning === plainly && isLook(query) ? undefined : takeBeginning()
      const { rows, affectedRows } = await engine.query(query.sql, query.parameters, first)
      return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) }
    },
    streamQuery: () => {
      throw new Error('The embedded database does not stream: page the query.')
    },
  }
}

/** A database that counts its queries; beginning and ending a transaction do not count. */
import type { KyselyPlugin } from 'kysely'
import type { OpenDatabase } from '../../src/server/database/openDatabase'

export interface CountedDatabase extends OpenDatabase {
  /** How many queries the work made. */
  during(work: () => Promise<unknown>): Promise<number>
}

export function countQuestions(database: OpenDatabase): CountedDatabase {
  let asked = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      asked += 1
      return result
    },
  }
  return {
    ...database,
    db: database.db.withPlugin(counter),
    async during(work) {
      const before = asked
      await work()
      return asked - before
    },
  }
}

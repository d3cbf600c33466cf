/** A separate process that writes numbers without end and prints each one once it is committed. */
import { sql } from 'kysely'
import { openDatabase } from '../../src/server/database/openDatabase'
import { projectRoot } from './projectRoot'

const { db } = await openDatabase({ projectRoot, dataDir: process.argv[2] ?? '' })
await sql`create table if not exists numbers (n integer primary key)`.execute(db)
const { rows } = await sql<{ n: number }>`select coalesce(max(n), 0) as n from numbers`.execute(db)
for (let n = (rows[0]?.n ?? 0) + 1; ; n += 1) {
  await db
    .transaction()
    .execute((transaction) => sql`insert into numbers values (${n})`.execute(transaction))
  process.stdout.write(`${n}\n`)
}

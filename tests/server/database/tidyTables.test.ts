import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { jobs } from '../../../src/main/jobs'
import { tidyDatabaseJob } from '../../../src/server/database/tidyJob'
import { openDatabase } from '../../../src/server/database/openDatabase'
import { projectRoot } from '../../support/projectRoot'

const database = await openDatabase({ projectRoot })
afterAll(() => database.close())

test('rows are counted for the planner, and the room of deleted ones is used again', async () => {
  const { db } = database
  await sql`create table some_rows (id int)`.execute(db)
  const write = () => sql`insert into some_rows select generate_series(1, 10000)`.execute(db)
  const facts = async () => {
    const { rows } = await sql<{ counted: number; bytes: number }>`
      select reltuples::int as counted, pg_relation_size(oid)::int as bytes
      from pg_class where relname = 'some_rows'`.execute(db)
    return rows[0]!
  }
  await write()
  await tidyDatabaseJob.run({ database } as never)
  const { counted, bytes } = await facts()
  expect(counted).toBe(10_000)
  await sql`delete from some_rows`.execute(db)
  await tidyDatabaseJob.run({ database } as never)
  await write()
  await tidyDatabaseJob.run({ database } as never)
  expect(await facts()).toEqual({ counted, bytes })
  expect(jobs).toContain(tidyDatabaseJob)
})

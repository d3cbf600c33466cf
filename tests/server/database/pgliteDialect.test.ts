import { sql, type IsolationLevel } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/database/openDatabase'
import type { Db } from '../../../src/server/database/tables'
import { projectRoot } from '../../support/projectRoot'

const database = await openDatabase({ projectRoot })
await database.executeSql('create table users (id text, n integer)')
const { db } = database
afterAll(() => database.close())

const impossible = (on: Db) => on.selectNoFrom(sql<number>`1 / 0`.as('n')).execute()
const look = (on: Db) => on.selectFrom('users').select('id').execute()

/** After a fault nothing is answered any more in a transaction that has begun. */
async function isBegun(on: Db): Promise<boolean> {
  await impossible(on).catch(() => {})
  return look(on).then(
    () => false,
    ({ code }: { code: string }) => code === '25P02',
  )
}

interface Case {
  readonly what: string
  readonly first: (on: Db) => Promise<unknown>
  readonly isolation?: IsolationLevel
  readonly begun: boolean
}

describe('a transaction begins with the first statement that may change something', () => {
  test.each<Case>([
    { what: 'a look', first: look, begun: false },
    {
      what: 'a look that locks',
      first: (on) => on.selectFrom('users').select('id').forUpdate().execute(),
      begun: true,
    },
    {
      what: 'a look in which something is written',
      first: (on) =>
        on
          .with('gone', (given) => given.deleteFrom('users').returning('id'))
          .selectFrom('gone')
          .select('id')
          .execute(),
      begun: true,
    },
    { what: 'a look by hand', first: (on) => sql`select 1`.execute(on), begun: false },
    {
      what: 'a lock by hand',
      first: (on) => sql`select pg_advisory_xact_lock(7)`.execute(on),
      begun: true,
    },
    { what: 'SQL by hand', first: (on) => sql`savepoint attempt`.execute(on), begun: true },
    { what: 'a change', first: (on) => on.deleteFrom('users').execute(), begun: true },
    { what: 'a look at one moment', first: look, isolation: 'repeatable read', begun: true },
  ])('$what $isolation: $begun', async ({ first, isolation, begun }) => {
    const builder = db.transaction()
    const work = async (on: Db) => {
      await first(on)
      return isBegun(on)
    }
    const given = isolation ? builder.setIsolationLevel(isolation) : builder
    expect(await given.execute(work)).toBe(begun)
  })

  test('what is changed after looks is undone with the rest', async () => {
    const failing = db.transaction().execute(async (on) => {
      await look(on)
      await sql`insert into users (id) values ('a')`.execute(on)
      await look(on)
      await impossible(on)
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await look(db)).toEqual([])
  })

  test('nobody comes between its looks', async () => {
    const seen = await Promise.all([
      db.transaction().execute(async (on) => [await look(on), await look(on)]),
      sql`insert into users (id) values ('b')`.execute(db),
    ])
    const [[first, second]] = seen as unknown as [[unknown[], unknown[]]]
    expect(second).toEqual(first)
  })
})

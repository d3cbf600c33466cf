import { sql, type IsolationLevel } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { isBusy } from '../../../src/server/database/faults'
import { connectDatabase } from '../../../src/server/database/openDatabase'
import type { Db } from '../../../src/server/database/tables'
import { startRealPostgres } from '../../support/realPostgres'

const postgres = await startRealPostgres()
const database = connectDatabase(postgres.url)
await database.executeSql('create table users (id text, n integer)')
const { db } = database
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

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

  test('looks that must agree see one moment', async () => {
    const seen = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (on) => {
        const first = await look(on)
        await sql`insert into users (id) values ('b')`.execute(db)
        return [first, await look(on)]
      })
    expect(seen[1]).toEqual(seen[0])
    expect(await look(db)).toHaveLength(1)
  })
})

const allOf = (table: string) => (on: Db) =>
  sql<object>`select * from ${sql.table(table)}`.execute(on)

const prepared = async (on: Db) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(on)).rows

describe('a statement that is repeated', () => {
  test('is prepared by name on its connection, and others are not', async () => {
    await db.connection().execute(async (on) => {
      for (let times = 0; times < 6; times += 1)
        await on.selectFrom('users').select('id').where('id', '=', `${times}`).execute()
      await on.selectFrom('users').select('id').where('id', '<', 'once').execute()
      const texts = (await prepared(on)).map(({ statement }) => statement)
      expect(texts).toContain('select "id" from "users" where "id" = $1')
      expect(texts).not.toContain('select "id" from "users" where "id" < $1')
    })
  })

  test('is sent as it is where it is several', async () => {
    for (let times = 0; times < 8; times += 1)
      await database.executeSql("select 'a'; delete from users where id = 'nobody'")
    expect(await look(db)).toHaveLength(1)
  })

  test('is answered also after a migration has changed what it answers', async () => {
    await database.executeSql('create table shapes (id text)')
    await db.connection().execute(async (on) => {
      for (let times = 0; times < 6; times += 1) await allOf('shapes')(on)
      await database.executeSql(
        "alter table shapes add column n integer; insert into shapes values ('a', 7)",
      )
      expect((await allOf('shapes')(on)).rows).toEqual([{ id: 'a', n: 7 }])
      expect((await allOf('shapes')(on)).rows).toEqual([{ id: 'a', n: 7 }])
    })
  })

  test('whose answer has changed inside a transaction asks to come again', async () => {
    await database.executeSql('create table moved (id text)')
    for (let times = 0; times < 6; times += 1) await allOf('moved')(db)
    await database.executeSql('alter table moved add column n integer')
    const work = db.transaction().execute(async (on) => {
      await sql`savepoint begun`.execute(on)
      return allOf('moved')(on)
    })
    expect(isBusy(await work.catch((error: unknown) => error))).toBe(true)
    expect((await db.transaction().execute(allOf('moved'))).rows).toEqual([])
  })

  test('is prepared although other connections have named as many as they may', async () => {
    await db.connection().execute(async (full) => {
      for (let no = 0; no < 210; no += 1)
        for (let times = 0; times < 6; times += 1) await sql.raw(`select ${no} as n`).execute(full)
      await db.connection().execute(async (on) => {
        for (let times = 0; times < 6; times += 1) await allOf('users')(on)
        expect((await prepared(on)).map(({ statement }) => statement)).toContain(
          'select * from "users"',
        )
      })
    })
  })
})

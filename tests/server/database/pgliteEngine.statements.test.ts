import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startEngine } from '../../../src/server/database/pgliteEngine'
import { projectRoot } from '../../support/projectRoot'

const engine = await startEngine({
  workerFile: join(projectRoot, 'src/server/database/pgliteWorker.mjs'),
})
afterAll(() => engine.close())

const ask = async (sql: string, ...values: unknown[]) => (await engine.query(sql, values)).rows
const countPrepared = async () => {
  const [counted] = await ask(
    `select count(*)::int as n from pg_prepared_statements where $1`,
    true,
  )
  return (counted as { n: number }).n
}

beforeEach(async () => {
  await engine.query('drop table if exists t; create table t (n integer unique)', [])
})

describe('a value comes back as it went in, the first time and every time after', () => {
  const when = new Date('2026-03-01T09:00:00.123Z')
  test.each([
    ['text', 'ünï "quoted" \\ text', 'ünï "quoted" \\ text'],
    ['text', '', ''],
    ['text', null, null],
    ['text', undefined, null],
    ['integer', -7, -7],
    ['bigint', '9007199254740993', '9007199254740993'],
    ['boolean', false, false],
    ['timestamptz', when, when],
    ['jsonb', { a: [1, null, 'x'] }, { a: [1, null, 'x'] }],
    ['text[]', ['a', 'b "c"'], ['a', 'b "c"']],
    ['bytea', new Uint8Array([0, 255]), new Uint8Array([0, 255])],
  ])('%s %j', async (type, given, expected) => {
    for (let time = 0; time < 8; time += 1) {
      expect(await ask(`select $1::${type} as value`, given)).toEqual([{ value: expected }])
    }
  })
})

test.each([
  ['nothing changed', 'update t set n = $1 where n = -1', 0],
  ['one row came', 'insert into t values ($1)', 1],
  ['reading changes nothing', 'select n from t where n <> $1', 0],
])('counts the rows it changed: %s', async (_, sql, affectedRows) => {
  expect(await engine.query(sql, [1])).toMatchObject({ affectedRows })
})

test('a statement that was said before sees a table as it is now', async () => {
  await ask('insert into t values ($1)', 1)
  const read = () => ask('select * from t where n = $1', 1)
  expect(await read()).toEqual([{ n: 1 }])
  await engine.query("alter table t add m text default 'new'", [])
  expect(await read()).toEqual([{ n: 1, m: 'new' }])
  await engine.query('alter table t alter n type text', [])
  expect(await read()).toEqual([{ n: '1', m: 'new' }])
})
test('a fault is told by its code, and the same statement works again', async () => {
  const insert = (n: number) => ask('insert into t values ($1)', n)
  await insert(1)
  await expect(insert(1)).rejects.toMatchObject({ code: '23505', constraint: 't_n_key' })
  await expect(ask('selct $1', 1)).rejects.toMatchObject({ code: '42601' })
  await expect(ask('select $1::integer', 'x')).rejects.toMatchObject({ code: '22P02' })
  await insert(2)
  expect(await ask('select n from t where n > $1', 0)).toEqual([{ n: 1 }, { n: 2 }])
})

test.each([
  ['insert into t values ($1)', '23505'],
  ['selct $1', '42601'],
])(
  'a transaction whose first statement fails (%s) is over when it is rolled back',
  async (sql, code) => {
    await ask('insert into t values ($1)', 1)
    await expect(engine.query(sql, [1], 'begin')).rejects.toMatchObject({ code })
    await engine.query('rollback', [])
    await engine.query('insert into t values ($1)', [2], 'begin')
    await engine.query('commit', [])
    expect(await ask('select n from t where n > $1', 0)).toEqual([{ n: 1 }, { n: 2 }])
  },
)

test('keeps no more statements than a number, and one that was dropped works again', async () => {
  for (let n = 0; n < 600; n += 1) {
    expect(await ask(`select $1::integer + ${n} as sum`, 1)).toEqual([{ sum: n + 1 }])
  }
  expect(await countPrepared()).toBeLessThanOrEqual(250)
  expect(await ask('select $1::integer + 0 as sum', 1)).toEqual([{ sum: 1 }])
})

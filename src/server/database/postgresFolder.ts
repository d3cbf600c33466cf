/** The data folder of the PostgreSQL that this server runs: makes it, and frees it of an earlier one. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPrograms } from './postgresPrograms'
import { PostgresRefused } from './postgresRefused'
import { asPostgresUser, giveToPostgresUser } from './postgresUser'

/** The superuser of the database. Who can open the socket can read the folder, so it has no password. */
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

/** Made beside its place, so that a first start that is cut off leaves nothing half-made there. */
function makeFolder(folder: string, { initdb, version }: PostgresPrograms): void {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  giveToPostgresUser(draft)
  // Compares text by code points, and knows the letters of all languages.
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

/** No variables of this process: `PGDATA` and others would change what PostgreSQL does. */
export const environment = { PATH: process.env['PATH'], LC_ALL: 'C' }

const longestStopMs = 60_000
const lookEveryMs = 50

/**
 * Ends a PostgreSQL that outlived the server that started it. `postmaster.pid` names its process; a
 * number that another program has by now, as after a restart of the machine, is forgotten.
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

/** The command line of a process; empty if there is none. */
function commandOf(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}

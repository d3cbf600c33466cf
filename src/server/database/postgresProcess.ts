/** One run of PostgreSQL as a child process, from its start until it has ended. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { environment } from './postgresFolder'
import type { PostgresPrograms } from './postgresPrograms'
import { PostgresRefused } from './postgresRefused'
import { asPostgresUser } from './postgresUser'

export interface PostgresProcess {
  /** Resolves to what PostgreSQL wrote last when it has ended, however it did. */
  readonly ended: Promise<string>
  /** Begins a fast shutdown: transactions are rolled back, what was committed is written. */
  stop(): void
}

/**
 * Starts PostgreSQL and sends it SIGINT, its fast shutdown, when the pipe on standard input ends: as
 * soon as this process is gone, even by SIGKILL. Signals to the group of this process do not reach it.
 */
const wrapper = `
trap '' HUP INT TERM
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
{ read -r _ <&3; kill -INT "$postgres"; } 2>/dev/null &
watcher=$!
exec 3<&-
wait "$postgres"
kill -KILL "$watcher" 2>/dev/null
`

const mostLines = 12

/** Resolves once PostgreSQL answers, after it has replayed its log. */
export async function runPostgres(
  folder: string,
  { postgres }: PostgresPrograms,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresProcess> {
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = asPostgresUser(postgres, ['-D', folder, ...given])
  const child = spawn('/bin/sh', ['-c', wrapper, 'postgres', ...command], {
    detached: true,
    env: environment,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  // Its end of the pipe may be gone before ours.
  child.stdin.on('error', () => {})
  const lines: string[] = []
  const isReady = new Promise<void>((ready) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line)
      if (lines.length > mostLines) lines.shift()
      if (line.includes('database system is ready to accept connections')) ready()
    })
  })
  const ended = once(child, 'close').then(() => lines.join('\n'))
  const refused = ended.then((said) => {
    throw new PostgresRefused(`PostgreSQL does not start on ${folder}:\n${said}`)
  })
  await Promise.race([isReady, refused])
  refused.catch(() => {})
  return { ended, stop: () => void child.stdin.end() }
}

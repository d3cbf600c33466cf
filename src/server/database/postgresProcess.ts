/** One run of PostgreSQL as a child process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { environment } from './postgresFolder'
import type { PostgresPrograms } from './postgresPrograms'
import { PostgresRefused } from './postgresRefused'
import { asPostgresUser } from './postgresUser'

export interface PostgresProcess {
  /** Resolves to the last lines of its log once it and its own children have exited. */
  readonly ended: Promise<string>
  /** Requests a fast shutdown, which rolls back open transactions. */
  stop(): void
}

/**
 * Runs PostgreSQL until standard input closes, which also happens when this process is killed, and
 * then sends SIGINT, its fast shutdown. Ignores Ctrl-C and the like, so that the server can finish first.
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

/** Resolves once PostgreSQL accepts connections, which is after crash recovery. */
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
  // Writing to a child that has exited fails, which `ended` reports anyway.
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

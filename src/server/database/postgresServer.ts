/**
 * The PostgreSQL that this server runs on a folder of its own: started with it, started again when
 * it ends by itself, stopped with it. Nobody else may use the folder meanwhile (folderLock.ts).
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endEarlierPostgres, owner, prepareFolder } from './postgresFolder'
import { runPostgres } from './postgresProcess'
import type { PostgresPrograms } from './postgresPrograms'
import { PostgresRefused } from './postgresRefused'
import { giveToPostgresUser } from './postgresUser'

export interface PostgresServer {
  /** Stays the same when PostgreSQL is started again. */
  readonly url: string
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** An absolute path; made at the first start. */
  readonly folder: string
  readonly programs: PostgresPrograms
  /** Settings of PostgreSQL beside ours or instead of them. */
  readonly settings?: Readonly<Record<string, string>>
  /** Hears that it ended by itself, and of each attempt to start it again that failed. */
  readonly onFault: (error: Error) => void
}

const ownSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '64MB',
  max_connections: '40',
  // What it says is heard for the moment it is ready, and told when it ends by itself. Statements
  // are left out, since they hold people's data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
}

export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { folder, programs, onFault } = options
  prepareFolder(folder, programs)
  const sockets = folderOfSockets(folder)
  const settings = {
    ...ownSettings,
    unix_socket_directories: `"${sockets.replaceAll('"', '""')}"`,
    ...options.settings,
  }
  const ending = new AbortController()
  let running = await start()
  const watching = watch()

  /** What the last run left behind may take a moment to go away: its children and their memory. */
  async function start() {
    for (let failures = 0; ; failures += 1) {
      try {
        await endEarlierPostgres(folder)
        return await runPostgres(folder, programs, settings)
      } catch (error) {
        if (!isStillHeld(error) || failures === 8) throw error
        await pause(pauseAfter(failures))
      }
    }
  }

  async function watch(): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      const startedAt = performance.now()
      const said = await running.ended
      if (ending.signal.aborted) return
      if (performance.now() - startedAt > steadyAfterMs) failures = 0
      onFault(new PostgresRefused(`PostgreSQL has ended by itself:\n${said}`))
      while (!(await isStartedAgain(failures))) failures += 1
    }
  }

  /** Also true when it shall end. */
  async function isStartedAgain(failures: number): Promise<boolean> {
    if (failures > 0) await pause(pauseAfter(failures), undefined, ending).catch(() => {})
    if (ending.signal.aborted) return true
    try {
      running = await start()
      return true
    } catch (error) {
      onFault(error instanceof Error ? error : new PostgresRefused(String(error)))
      return false
    }
  }

  return {
    url: `postgresql://${owner}@localhost/postgres?host=${encodeURIComponent(sockets)}`,
    async stop() {
      ending.abort()
      running.stop()
      await watching
      // It may have been started again just now.
      running.stop()
      await running.ended
      if (sockets !== folder) rmSync(sockets, { recursive: true, force: true })
    },
  }
}

/** From a tenth of a second, twice as long each time, up to ten seconds. */
const pauseAfter = (failures: number) => Math.min(10_000, 100 * 2 ** failures)

/** One that ends sooner than this counts as not started, so that it is not started without a pause. */
const steadyAfterMs = 10_000

const isStillHeld = (error: unknown) =>
  error instanceof PostgresRefused &&
  /lock file .* already exists|shared memory block .* is still in use/.test(error.message)

/** The data folder itself; a private one if the address of the socket would be too long there. */
function folderOfSockets(folder: string): string {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= mostAddressBytes) return folder
  const own = mkdtempSync(join(tmpdir(), 'studio-'))
  chmodSync(own, 0o700)
  giveToPostgresUser(own)
  return own
}

/** Linux has room for 107 bytes, macOS for 103. */
const mostAddressBytes = 103

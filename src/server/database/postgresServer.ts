/**
 * Supervises the server's own PostgreSQL: starts it, restarts it when it exits unexpectedly, and
 * stops it. The caller holds the lock of the data folder (folderLock.ts).
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
  /** Stays the same across restarts. */
  readonly url: string
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** The data folder, an absolute path; created on the first start. */
  readonly folder: string
  readonly programs: PostgresPrograms
  /** PostgreSQL settings that add to or replace the defaults below. */
  readonly settings?: Readonly<Record<string, string>>
  /** Called when PostgreSQL exits unexpectedly and for each restart that fails. */
  readonly onFault: (error: Error) => void
}

const defaultSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '64MB',
  max_connections: '40',
  // The log tells when PostgreSQL is ready and why it exited. Statements stay out of it because
  // they contain personal data.
  logging_collector: 'off',
  log_destination: 'stderr',
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
    ...defaultSettings,
    unix_socket_directories: `"${sockets.replaceAll('"', '""')}"`,
    ...options.settings,
  }
  const ending = new AbortController()
  let running = await start()
  const watching = watch()

  /** Retries while processes and shared memory of the previous run are still going away. */
  async function start() {
    for (let failures = 0; ; failures += 1) {
      try {
        await endEarlierPostgres(folder)
        return await runPostgres(folder, programs, settings)
      } catch (error) {
        if (!isStillHeld(error) || failures === 8) throw error
        await pause(pauseAfter(failures), undefined, ending)
      }
    }
  }

  async function watch(): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      const startedAt = performance.now()
      const said = await running.ended
      if (ending.signal.aborted) return
      if (performance.now() - startedAt > steadyAfterMs) failures = 0
      onFault(new PostgresRefused(`PostgreSQL exited unexpectedly:\n${said}`))
      while (!(await isStartedAgain(failures))) failures += 1
    }
  }

  /** Also true once stop() was called. */
  async function isStartedAgain(failures: number): Promise<boolean> {
    if (failures > 0) await pause(pauseAfter(failures), undefined, ending).catch(() => {})
    if (ending.signal.aborted) return true
    try {
      running = await start()
      if (ending.signal.aborted) running.stop()
      return true
    } catch (error) {
      if (ending.signal.aborted) return true
      onFault(error instanceof Error ? error : new PostgresRefused(String(error)))
      return false
    }
  }

  return {
    url: `postgresql://${owner}@localhost/${owner}?host=${encodeURIComponent(sockets)}`,
    async stop() {
      ending.abort()
      running.stop()
      await watching
      await running.ended
      if (sockets !== folder) rmSync(sockets, { recursive: true, force: true })
    },
  }
}

/** Doubles from 100 ms up to ten seconds. */
const pauseAfter = (failures: number) => Math.min(10_000, 100 * 2 ** failures)

/** A run shorter than this counts as a failed start, so that a crash loop is slowed down. */
const steadyAfterMs = 10_000

const isStillHeld = (error: unknown) =>
  error instanceof PostgresRefused &&
  /lock file .* already exists|shared memory block .* is still in use/.test(error.message)

/** The data folder, or a private temporary folder if the path of the socket would be too long. */
function folderOfSockets(folder: string): string {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= mostAddressBytes) return folder
  const own = mkdtempSync(join(tmpdir(), 'studio-'))
  chmodSync(own, 0o700)
  giveToPostgresUser(own)
  return own
}

/** The limit is 107 bytes on Linux and 103 on macOS. */
const mostAddressBytes = 103

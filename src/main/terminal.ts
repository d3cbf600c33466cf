/** Terminal output for the person who starts the server. */
import type { AddressInfo } from 'node:net'
import { ConfigError } from '../server/config'
import { isDiskFull, isUnavailable } from '../server/database/faults'
import { FolderInUse } from '../server/database/folderLock'
import { MigrationRefused } from '../server/database/migrate'
import { PostgresRefused } from '../server/database/postgresRefused'
import { redact } from '../server/http/redactedLog'

export const say = (line: string) => void process.stdout.write(`${line}\n`)

export function addressOf([first]: ReadonlyArray<AddressInfo | string>): string {
  if (typeof first !== 'object') return first ?? 'no address'
  const host = first.family === 'IPv6' ? `[${first.address}]` : first.address
  return `http://${host}:${first.port}`
}

/** A mistake the person can fix is printed as one sentence, anything else with its stack trace. */
export function stopWith(error: unknown): never {
  process.stderr.write(`${redact(describe(error))}\n`)
  process.exit(1)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isMendable = [ConfigError, FolderInUse, MigrationRefused, PostgresRefused].some(
    (kind) => error instanceof kind,
  )
  if (isMendable) return error.message
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') {
    return 'Another program listens on this port. Stop it, or give another PORT.'
  }
  if (['EACCES', 'EROFS', 'ENOTDIR'].includes(code)) {
    return `DATA_DIR must be a folder this user can write to: ${error.message}`
  }
  if (isDiskFull(error)) return `The disk is full: ${error.message}. Make room and start again.`
  if (isUnavailable(error)) return `The database does not answer: ${error.message}`
  return error.stack ?? error.message
}

/** The log's output. It removes tokens and link passwords from every line. */
import type { LogLevel } from '../config'
import { createBufferedOutput } from './bufferedOutput'

export interface Destination {
  write(line: string): unknown
}

const secrets: ReadonlyArray<readonly [RegExp, string]> = [
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g, '[access token]'],
  [/\brt_[\w-]{20,}/g, '[refresh token]'],
  [/\botc_[\w-]{20,}/g, '[code]'],
  [
    /(\/login)(?:\/|%2f)(?!status\/(?:clear|sessionExpired|inActive)(?![^\s"?#]))(?:[^\s"?#\\]|\\.)+/gi,
    '$1/[redacted]',
  ],
  // Whoever has them reads what is shared, or stops letters.
  [/(\/s\/[\w-]+)\/[\w-]{16,}/g, '$1/[key]'],
  [/(\/(?:s|u|media-by))\/[\w-]{16,}/g, '$1/[key]'],
  [/(\/guest(?:#|%23|%2523))[\w-]{16,}/gi, '$1[key]'],
  [/(password"?\s*[:=]\s*"?)[^\s"&,}]+/gi, '$1[redacted]'],
  [/(X-Amz-Signature"?\s*[:=]\s*"?)[^\s"&,}]+/gi, '$1[redacted]'],
  [/(postgres(?:ql)?:\/\/[^:/\s]*:)[^@\s"]+@/g, '$1[redacted]@'],
]

export const redact = (line: string) =>
  secrets.reduce((text, [pattern, shown]) => text.replace(pattern, shown), line)

/** Control characters in values are already escaped, because a line is JSON. */
export function createLogOptions(level: LogLevel, destination = standardOutput()) {
  return {
    level,
    stream: { write: (line: string) => void destination.write(redact(line)) },
    redact: {
      paths: [
        'req.headers',
        'headers',
        'originalUrl',
        '*.password',
        '*.passwordHash',
        '*.access_token',
        '*.refresh_token',
      ],
      remove: true,
    },
  }
}

let output: Destination | undefined

/** One for all servers of the process. */
function standardOutput(): Destination {
  if (output) return output
  const buffered = createBufferedOutput(process.stdout)
  process.once('exit', () => buffered.flush())
  return (output = buffered)
}

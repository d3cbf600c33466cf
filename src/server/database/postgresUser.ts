/**
 * The user PostgreSQL runs as. It refuses to run as root, so root runs it as the user nobody, with
 * the capability to enter folders such as /root that only root may enter (CAP_DAC_OVERRIDE).
 */
import { spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresRefused } from './postgresRefused'

const nobody = 65_534
const isRoot = process.getuid?.() === 0

const setpriv = [
  'setpriv',
  `--reuid=${nobody}`,
  `--regid=${nobody}`,
  '--clear-groups',
  '--no-new-privs',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  // Without it access(2), by which PostgreSQL looks for its own programs, ignores the capability.
  '--securebits=+no_setuid_fixup',
]

/** Prefixes the command so that it runs as that user. */
export function asPostgresUser(program: string, args: readonly string[]): readonly string[] {
  if (!isRoot) return [program, ...args]
  if (spawnSync('setpriv', ['--version']).status !== 0) {
    throw new PostgresRefused(
      'PostgreSQL does not run as root, and setpriv (Debian: util-linux), which would start it as another user, is missing: install it, start this server as another user, or set DATABASE_URL.',
    )
  }
  return [...setpriv, program, ...args]
}

/** Changes the owner of a folder that root made or copied. The folder itself comes last, so that an interrupted change is repeated. */
export function giveToPostgresUser(folder: string): void {
  if (!isRoot || lstatSync(folder).uid === nobody) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), nobody, nobody)
  lchownSync(folder, nobody, nobody)
}

/**
 * The secret keys of this installation. Where several servers share one database they are given as
 * `SECRET_<NAME>` (base64, at least 32 bytes). Otherwise they are generated once and kept in
 * DATA_DIR/secrets, readable by the owner alone.
 */
import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Secrets = (name: string) => Buffer

const keyBytes = 32

export function openSecrets(
  dataDir: string,
  environment: Readonly<Record<string, string | undefined>> = {},
): Secrets {
  const folder = join(dataDir, 'secrets')
  const known = new Map<string, Buffer>()
  return (name) => {
    const secret = known.get(name) ?? givenSecret(name, environment) ?? keptSecret(folder, name)
    known.set(name, secret)
    return secret
  }
}

/** The length has already been checked with the rest of the environment (config.ts). */
function givenSecret(name: string, environment: Readonly<Record<string, string | undefined>>) {
  const value = environment[`SECRET_${name.toUpperCase().replaceAll('-', '_')}`]
  return value ? Buffer.from(value, 'base64') : undefined
}

function keptSecret(folder: string, name: string): Buffer {
  const path = join(folder, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const draft = `${path}.${process.pid}.new`
  try {
    // A hard link appears complete or not at all and never replaces an existing key, even if two
    // servers start at once.
    writeFileSync(draft, randomBytes(keyBytes), { mode: 0o600, flush: true })
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path)
}

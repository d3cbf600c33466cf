import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as options from './commands/command'
import { exit, misused, Stop } from './commands/stop'
import { fingerprint, hashOf, readFolder, writeWhole } from './folder'

/**
 * `codegen [--check] [--untracked] [--watch] [--manifest folder] [--out folder]`
 * writes generated/; with --untracked only the files that git does not track, so that a build cannot
 * hide a stale commit; with --check says which files are stale and writes nothing.
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = options.parse(args, {
      ...options.folderOption,
      out: { type: 'string', default: 'generated' },
      check: { type: 'boolean', default: false },
      untracked: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
    })
    if (positionals.length > 0) throw misused(`codegen takes no ${positionals.join(' ')}.`)
    const [manifest, out] = [resolve(values.manifest), resolve(values.out)]
    if (!isFolder(manifest)) throw misused(`There is no manifest folder ${manifest}.`)
    if (values.check) return (await tasks()).check(readFolder(manifest), out)
    if (values.watch) return await (await tasks()).watch(manifest, out)
    return await writeIfStale(manifest, out, values.untracked)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    return error.status
  }
}

/** The compiler, loaded only if something has changed. */
const tasks = () => import('./tasks')

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()

async function writeIfStale(manifest: string, out: string, untracked: boolean): Promise<number> {
  const files = readFolder(manifest)
  const input = hashOf(process.env['CODEGEN_VERSION'] ?? 'source', ...[...files].sort().flat())
  const stamp = stampOf(out)
  const state = () => `${input}\n${fingerprint(out)}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state()) return exit.ok
  const status = await (await tasks()).write(files, out, untracked)
  if (status === exit.ok && !untracked) writeWhole(stamp, state())
  return status
}

/**
 * The file that records which inputs the output was generated from; outside the generated folder,
 * so that --check stays exact.
 */
const stampOf = (out: string) =>
  join('node_modules/.cache/codegen', `${hashOf(out).slice(0, 16)}.stamp`)

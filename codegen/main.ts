import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { generate } from './generate'
import { createLiveManifest } from './live/createLiveManifest'
import { reportState } from './live/reportState'
import { printProblems } from './problems/printProblem'
import { fingerprint, hashOf, readFolder, writeWhole } from './write/folder'
import { compareOutputs, writeOutputs } from './write/writeOutputs'
import * as options from './commands/command'
import { say } from './commands/say'
import { exit, misused, Stop } from './commands/stop'

/**
 * `codegen [--check] [--watch] [--manifest folder] [--out folder]`
 * writes generated/, or with --check says which files are stale and writes nothing.
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = options.parse(args, {
      ...options.folderOption,
      out: { type: 'string', default: 'generated' },
      check: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
    })
    if (positionals.length > 0) throw misused(`codegen takes no ${positionals.join(' ')}.`)
    const [manifest, out] = [resolve(values.manifest), resolve(values.out)]
    if (!isFolder(manifest)) throw misused(`There is no manifest folder ${manifest}.`)
    if (values.check) return check(manifest, out)
    return await (values.watch ? watchManifest(manifest, out) : write(manifest, out))
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    return error.status
  }
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()

function check(manifest: string, out: string): number {
  const files = readFolder(manifest)
  const { problems, outputs } = generate(files)
  if (problems.length > 0) console.error(printProblems(problems, files))
  if (!outputs) return exit.manifest
  const { changed, surplus } = compareOutputs(out, outputs)
  const stale = [...changed.map(({ path }) => path), ...surplus]
  if (stale.length === 0) return exit.ok
  console.error(
    [
      'These generated files are stale; run npm run codegen and commit them:',
      ...stale.map((path) => `  generated/${path}`),
    ].join('\n'),
  )
  return exit.stale
}

async function write(manifest: string, out: string): Promise<number> {
  const files = readFolder(manifest)
  const stamp = stampOf(out)
  const input = hashOf(process.env['CODEGEN_VERSION'] ?? 'source', ...[...files].sort().flat())
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === `${input}\n${fingerprint(out)}`)
    return exit.ok
  const { problems, outputs } = generate(files)
  if (problems.length > 0) console.error(printProblems(problems, files))
  if (!outputs) return exit.manifest
  const { changed, surplus } = await writeOutputs(out, outputs)
  writeWhole(stamp, `${input}\n${fingerprint(out)}`)
  for (const { path } of changed) say(`wrote generated/${path}`)
  for (const path of surplus) say(`removed generated/${path}`)
  return exit.ok
}

/** Keeps the folder right while the manifest is being edited; a mistake keeps the last good files. */
async function watchManifest(manifest: string, out: string): Promise<number> {
  const live = await createLiveManifest({ root: '.', manifest, out })
  say(reportState(live.current()))
  live.subscribe((state) => say(reportState(state)))
  return new Promise(() => undefined)
}

/** Remembers what was last generated from what, outside the generated folder so that --check stays exact. */
const stampOf = (out: string) =>
  join('node_modules/.cache/codegen', `${hashOf(out).slice(0, 16)}.stamp`)

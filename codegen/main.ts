import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { generate } from './generate'
import { createLiveManifest } from './live/createLiveManifest'
import { reportState } from './live/reportState'
import { printProblems } from './problems/printProblem'
import { fingerprint, hashOf, readFolder, writeWhole } from './write/folder'
import { compareOutputs, writeOutputs } from './write/writeOutputs'
import { say } from './commands/say'

/** The exit codes, so that a pipeline can tell a broken manifest from a stale folder. */
const exit = { ok: 0, manifest: 1, usage: 2, stale: 3 } as const

/**
 * `codegen [--check] [--watch] [--manifest folder] [--out folder]`
 * writes generated/, or with --check says which files are stale and writes nothing.
 */
export async function main(args: readonly string[]): Promise<number> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const manifest = resolve(option('--manifest') ?? 'manifest')
  const out = resolve(option('--out') ?? 'generated')
  if (!existsSync(manifest)) {
    console.error(`There is no manifest folder ${manifest}.`)
    return exit.usage
  }
  if (args.includes('--check')) return check(manifest, out)
  if (args.includes('--watch')) return watchManifest(manifest, out)
  return write(manifest, out)
}

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

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exit } from './commands/stop'
import { say } from './commands/say'
import type { Output } from './emit/output'
import { generate } from './generate'
import { createLiveManifest } from './live/createLiveManifest'
import { reportState } from './live/reportState'
import { printProblems } from './problems/printProblem'
import { isUntracked } from './write/isUntracked'
import { compareOutputs, readSchema, writeDifference } from './write/writeOutputs'

/** Says which generated files are stale; writes nothing. */
export function check(files: ReadonlyMap<string, string>, out: string): number {
  const outputs = generateAndReport(files, out)
  if (!outputs) return exit.manifest
  const { changed, surplus } = compareOutputs(out, outputs)
  const stale = [...changed.map(({ path }) => path), ...surplus].filter(
    (path) => !isUntracked(path) || existsSync(join(out, path)),
  )
  if (stale.length === 0) return exit.ok
  console.error(
    [
      'These generated files are stale; run npm run codegen and commit what it changes:',
      ...stale.map((path) => `  generated/${path}`),
    ].join('\n'),
  )
  return exit.stale
}

/** Writes all files, or only those that git does not track. */
export async function write(
  files: ReadonlyMap<string, string>,
  out: string,
  untracked: boolean,
): Promise<number> {
  const outputs = generateAndReport(files, out)
  if (!outputs) return exit.manifest
  const isMeant = (path: string) => !untracked || isUntracked(path)
  const difference = compareOutputs(out, outputs)
  const changed = difference.changed.filter(({ path }) => isMeant(path))
  const surplus = difference.surplus.filter(isMeant)
  await writeDifference(out, { changed, surplus })
  for (const { path } of changed) say(`wrote generated/${path}`)
  for (const path of surplus) say(`removed generated/${path}`)
  return exit.ok
}

/**
 * Regenerates the folder on every change; while the manifest is invalid the last good files stay.
 */
export async function watch(manifest: string, out: string): Promise<number> {
  const live = await createLiveManifest({ root: '.', manifest, out })
  say(reportState(live.current()))
  live.subscribe((state) => say(reportState(state)))
  return new Promise(() => undefined)
}

function generateAndReport(
  files: ReadonlyMap<string, string>,
  out: string,
): readonly Output[] | undefined {
  const generation = generate(files, readSchema(out))
  if (generation.problems.length > 0) console.error(printProblems(generation, files))
  return generation.outputs
}

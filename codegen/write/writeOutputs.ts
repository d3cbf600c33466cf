import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Output } from '../emit/output'
import { checkOutputs } from './checkOutputs'
import { readFolder, remove, writeWhole } from '../folder'

export interface Difference {
  readonly changed: readonly Output[]
  /** Files nothing generates any more. */
  readonly surplus: readonly string[]
}

/** The tables after all migrations, which a test writes: no manifest makes or removes them. */
const schemaFile = 'schema.sql'

/** What it holds; undefined: there is none. */
export function readSchema(folder: string): string | undefined {
  const path = join(folder, schemaFile)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** What would have to be written or removed to make the folder right. */
export const compareOutputs = (folder: string, outputs: readonly Output[]): Difference =>
  differenceOf(readFolder(folder), outputs)

/** The same, for a folder whose files are known, by path. */
export function differenceOf(
  present: ReadonlyMap<string, string>,
  outputs: readonly Output[],
): Difference {
  const wanted = new Set(outputs.map(({ path }) => path))
  return {
    changed: outputs.filter(({ path, text }) => present.get(path) !== text),
    surplus: [...present.keys()].filter((path) => path !== schemaFile && !wanted.has(path)),
  }
}

/** Writes only what differs; the rest is not touched. */
export const writeOutputs = (folder: string, outputs: readonly Output[]): Promise<Difference> =>
  writeDifference(folder, compareOutputs(folder, outputs))

export async function writeDifference(folder: string, difference: Difference): Promise<Difference> {
  await checkOutputs(difference.changed)
  for (const { path, text } of difference.changed) writeWhole(join(folder, path), text)
  for (const path of difference.surplus) remove(join(folder, path))
  return difference
}

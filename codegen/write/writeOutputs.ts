import { join } from 'node:path'
import type { Output } from '../emit/output'
import { checkOutputs } from './checkOutputs'
import { listFolder, readFolder, remove, writeWhole } from './folder'

export interface Difference {
  readonly changed: readonly Output[]
  /** Files nothing generates any more. */
  readonly surplus: readonly string[]
}

/** What would have to be written or removed to make the folder right. */
export function compareOutputs(folder: string, outputs: readonly Output[]): Difference {
  const present = readFolder(folder)
  const wanted = new Set(outputs.map(({ path }) => path))
  return {
    changed: outputs.filter(({ path, text }) => present.get(path) !== text),
    surplus: listFolder(folder).filter((path) => !wanted.has(path)),
  }
}

/** Writes only what differs; the rest is not touched. */
export async function writeOutputs(
  folder: string,
  outputs: readonly Output[],
): Promise<Difference> {
  const difference = compareOutputs(folder, outputs)
  await checkOutputs(difference.changed)
  for (const { path, text } of difference.changed) writeWhole(join(folder, path), text)
  for (const path of difference.surplus) remove(join(folder, path))
  return difference
}

import { join } from 'node:path'
import { parse } from 'yaml'
import { readFolder } from '../../../codegen/folder'
import { baseManifest, screensManifest } from '../support'
import { mutateStructure, type Tree } from './mutateStructure'
import { mutateText } from './mutateText'
import { createRandom } from './random'

export type Files = ReadonlyMap<string, string>

const base = baseManifest()
const screens = screensManifest()
/** The manifest as it is. */
export const real = readFolder(join(import.meta.dirname, '../../../manifest'))
const parsedOf = (files: Files) =>
  Object.fromEntries([...files].map(([file, text]) => [file, parse(text) as unknown]))
const parsed = { base: parsedOf(base), screens: parsedOf(screens) }

/**
 * The manifest of a seed: the small one, every fourth with screens, or the real one, changed as text; or a small one,
 * changed as a structure.
 */
export function fuzzedManifest(seed: number): Files {
  const random = createRandom(seed)
  const hasScreens = seed % 4 === 0
  if (random.chance(0.5)) {
    const tree: Tree = structuredClone(hasScreens ? parsed.screens : parsed.base)
    mutateStructure(tree, random)
    // JSON is YAML, and quicker written.
    return new Map(
      Object.entries(tree).map(([file, value]) => [file, JSON.stringify(value, null, 1)]),
    )
  }
  const small = hasScreens ? screens : base
  const files = new Map(random.chance(0.8) ? small : real)
  const file = random.pick([...files.keys()])
  const fate = random.below(50)
  if (fate === 0) files.delete(file)
  else if (fate === 1)
    files.set(`${random.pick(['features/', 'text/', '', '../'])}${file}x.yaml`, files.get(file)!)
  else files.set(file, mutateText(files.get(file)!, random))
  return files
}

/** The same manifest, its files and the keys of its records in another order: that order means nothing. */
export function shuffled(files: Files): Files {
  return new Map([...files].toReversed().map(([file, text]) => [file, withOtherOrder(text)]))
}

/** Of a structure; a text stays as it is. */
function withOtherOrder(text: string): string {
  if (!text.startsWith('{\n')) return text
  try {
    return JSON.stringify(turned(JSON.parse(text)), null, 1)
  } catch {
    return text
  }
}

/** A file and the members of lists are records; in other maps the order may be that of a menu or a table. */
const turned = (value: unknown): unknown =>
  isMap(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, inner]) => [key, recordsTurned(inner)]),
      )
    : recordsTurned(value)

function recordsTurned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, recordsTurned(inner)]),
  )
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

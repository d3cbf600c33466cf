/** A hash of everything a build depends on. A build with another recorded hash is outdated. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const inputs = [
  'src',
  // A build also makes the files of generated/ that git does not track.
  'manifest',
  'codegen',
  'generated',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** The file with the hash, written last. It is in no folder that the server serves. */
export const recordOf = (root: string) => join(root, 'dist/inputs')

export function hashInputs(root: string): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of inputs.flatMap((input) => filesIn(root, input)).toSorted())
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

export function isBuilt(root: string): boolean {
  const record = recordOf(root)
  return existsSync(record) && readFileSync(record, 'utf8') === hashInputs(root)
}

function filesIn(root: string, input: string): string[] {
  if (input.endsWith('.json')) return [input]
  return readdirSync(join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

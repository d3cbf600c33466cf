/** Keeps under .cache/ what takes long to make and depends only on its inputs. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './projectRoot'

const cache = join(projectRoot, '.cache/tests')

/**
 * A folder filled by `make`. It appears complete or not at all, and replaces those of other inputs.
 */
export async function madeOnce(
  name: string,
  inputs: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cache, `${name}-${inputs}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}.new`
  mkdirSync(draft, { recursive: true })
  try {
    await make(draft)
    for (const old of readdirSync(cache))
      if (old.startsWith(`${name}-`) && !old.endsWith('.new')) removeFolder(join(cache, old))
    renameSync(draft, folder)
  } finally {
    removeFolder(draft)
  }
  return folder
}

/** A hash of these files, of all files in these folders (name and content), and of `rest`. */
export function hashOf(paths: readonly string[], ...rest: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(rest))
  for (const path of paths)
    for (const file of filesIn(path))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(projectRoot, file)))
        .update('\0')
  return hash.digest('hex').slice(0, 16)
}

function filesIn(path: string): string[] {
  const parent = join(projectRoot, path)
  try {
    const entries = readdirSync(parent, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    return files
      .map((entry) => join(path, entry.parentPath.slice(parent.length), entry.name))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path]
    throw error
  }
}

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

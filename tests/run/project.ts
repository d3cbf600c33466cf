/** The project as it stands: its files, and what each of them uses. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../support/projectRoot'
import type { Project } from './selection'
import { doorOf, throughDoor, usesOf } from './uses'

export function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  return status === 0 ? stdout.trim() : undefined
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

export function readProject(): Project {
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard') ?? ''
  const files = listed.split('\n').filter((file) => existsSync(join(projectRoot, file)))
  const folders = files.flatMap((file) =>
    [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1)),
  )
  const paths = new Set([...files, ...folders])
  const isThere = (path: string) => paths.has(path)
  const readDoor = remembered((path) => doorOf(read(path)))
  const isCode = (file: string) => isThere(file) && /\.(tsx?|mjs)$/.test(file)
  return {
    uses: remembered((file) =>
      usesOf(file, isCode(file) ? read(file) : '', isThere).flatMap((use) =>
        throughDoor(use, readDoor, isThere),
      ),
    ),
  }
}

function remembered<T>(make: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>()
  return (path) => {
    const value = known.has(path) ? known.get(path)! : make(path)
    known.set(path, value)
    return value
  }
}

/**
 * Where this branch left main. On main itself, where each landing is a merge: what the last merge
 * was merged into, or the last merge if there are commits after it.
 */
function previousLanding(): string | undefined {
  const { LANDED } = process.env
  if (LANDED) return LANDED
  const head = git('rev-parse', 'HEAD')
  const left = git('merge-base', 'origin/main', 'HEAD')
  if (left !== undefined && left !== head) return left
  const merge = git('rev-list', '--merges', '--first-parent', '--max-count=1', 'HEAD')
  return merge === head ? git('rev-parse', '--verify', '--quiet', 'HEAD^1') : merge || undefined
}

/** What changed since the last landing, also what is not committed yet. */
export function changedFiles(): { base: string; files: string[] } | undefined {
  const base = previousLanding()
  const changed = base === undefined ? undefined : git('diff', '--name-only', base)
  if (base === undefined || changed === undefined) return undefined
  const fresh = git('ls-files', '--others', '--exclude-standard') ?? ''
  return { base, files: [...changed.split('\n'), ...fresh.split('\n')].filter(Boolean) }
}

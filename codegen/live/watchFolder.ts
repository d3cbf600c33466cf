import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'

/** Editors save in several steps, a millisecond or two apart, which count as one change. */
const quietMs = 8

/**
 * Calls back when something in a folder or its subfolders may have changed. Each folder is watched
 * separately, which reports all ways of saving: in place, by renaming, or by removing and creating.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  const watched = new Map<string, { readonly inode: number; readonly watcher: FSWatcher }>()
  let pending: NodeJS.Timeout | undefined

  function soon(): void {
    clearTimeout(pending)
    pending = setTimeout(() => {
      follow()
      onChange()
    }, quietMs)
  }

  /** A folder may be replaced by another of the same name, which has another inode. */
  function follow(): void {
    const present = new Map(
      // The folder itself may be removed and created again; only its parent's watcher reports that.
      [dirname(folder), ...foldersFrom(folder)].map((path) => [path, inodeOf(path)]),
    )
    for (const [path, { inode, watcher }] of watched) {
      if (present.get(path) === inode) continue
      watcher.close()
      watched.delete(path)
    }
    for (const [path, inode] of present) {
      if (inode === undefined || watched.has(path)) continue
      const watcher = watch(path, soon)
      watcher.on('error', soon)
      watched.set(path, { inode, watcher })
    }
  }

  follow()
  return () => {
    clearTimeout(pending)
    for (const { watcher } of watched.values()) watcher.close()
    watched.clear()
  }
}

function foldersFrom(folder: string): string[] {
  if (inodeOf(folder) === undefined) return []
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [folder, ...inside.flatMap(({ name }) => foldersFrom(join(folder, name)))]
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}

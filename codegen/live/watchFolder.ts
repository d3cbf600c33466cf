import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'

/** An editor saves in several steps; they come within a millisecond or two of each other. */
const quietMs = 8

/**
 * Says that something in a folder, or in one of its folders, may have changed. Each folder is watched by itself: its
 * entries are told however a file is saved, in place, by renaming another over it, or by removing and making it again.
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

  /** A folder of the same name may be another one: its inode tells. */
  function follow(): void {
    const present = new Map(
      // The folder itself may go and come back; only the one above it is told.
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

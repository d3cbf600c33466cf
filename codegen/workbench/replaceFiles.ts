import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of a folder, as path to text with LF. */
export type Texts = ReadonlyMap<string, string>

/**
 * Writes all of the files or none: each whole and beside the one it replaces first, and then, if every file still is
 * what it was thought to be, all renamed at once. Says whether it was so. A checkout's line ends are kept.
 */
export function replaceFiles(folder: string, before: Texts, after: Texts): boolean {
  const changes = [...after].map(([file, text]) => {
    const path = join(folder, file)
    const present = readFileSync(path, 'utf8')
    const hasReturns = present.includes('\r\n')
    return {
      path,
      beside: `${path}.${process.pid}.tmp`,
      present,
      isAsSeen: present.replaceAll('\r\n', '\n') === before.get(file),
      text: hasReturns ? text.replaceAll('\n', '\r\n') : text,
    }
  })
  if (!changes.every(({ isAsSeen }) => isAsSeen)) return false
  const renamed: typeof changes = []
  try {
    for (const { beside, text } of changes) writeFileSync(beside, text)
    for (const change of changes) {
      renameSync(change.beside, change.path)
      renamed.push(change)
    }
    return true
  } catch (fault) {
    for (const { path, present } of renamed) writeFileSync(path, present)
    for (const { beside } of changes) rmSync(beside, { force: true })
    throw fault
  }
}

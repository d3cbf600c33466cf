import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFolder } from '../folder'

export interface Look {
  readonly files: ReadonlyMap<string, string>
  /** Files that were added, removed or changed since the last look. */
  readonly changed: readonly string[]
  /** A file was just removed or emptied and keeps its old text: look again after this time. */
  readonly lookAgainMs: number | undefined
}

/**
 * Editors that save in place empty the file first, others remove it first; they write it within
 * this time.
 */
const savingMs = 100

interface Remembered {
  readonly stamp: string
  readonly text: string
}

/** Reads the texts of a folder repeatedly: only files written since are read again. */
export function rememberFolder(folder: string, isMeant: (path: string) => boolean): () => Look {
  let known: ReadonlyMap<string, Remembered> = new Map()

  return () => {
    const seen = new Map<string, Remembered>()
    for (const path of listFolder(folder).filter(isMeant)) {
      const file = read(join(folder, path), known.get(path))
      if (file) seen.set(path, file)
    }
    const saving = [...known].filter(
      ([path, { text }]) => text !== '' && !seen.get(path)?.text && isSaving(join(folder, path)),
    )
    for (const [path, file] of saving) seen.set(path, file)
    const changed = [...new Set([...known.keys(), ...seen.keys()])].filter(
      (path) => known.get(path)?.text !== seen.get(path)?.text,
    )
    known = seen
    return {
      files: new Map([...seen].map(([path, { text }]) => [path, text])),
      changed,
      lookAgainMs: saving.length > 0 ? savingMs : undefined,
    }
  }
}

/**
 * The text with LF line ends, as in readFolder. Absent if the file was removed after it was listed.
 */
function read(path: string, before: Remembered | undefined): Remembered | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return undefined
  const stamp = [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join(' ')
  if (before?.stamp === stamp) return before
  try {
    return { stamp, text: readFileSync(path, 'utf8').replaceAll('\r\n', '\n') }
  } catch {
    return undefined
  }
}

/** The file was emptied or removed a moment ago. */
function isSaving(path: string): boolean {
  const touched =
    statSync(path, { throwIfNoEntry: false }) ?? statSync(dirname(path), { throwIfNoEntry: false })
  return touched !== undefined && Date.now() - touched.mtimeMs < savingMs
}

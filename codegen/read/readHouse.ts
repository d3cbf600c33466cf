import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { House } from './house'
import { wordsIn } from './wordsIn'

interface Read {
  readonly size: number
  readonly mtimeMs: number
  readonly words: ReadonlySet<string>
}

/** Where the shell's signs are exported under the names that the manifest uses. */
const icons = 'src/ui/icons/shellIcons.ts'

/** Files as they were last read: most have not changed since. */
const known = new Map<string, Read>()

/** What src/ under this root says. Only files that changed since the last time are read again. */
export function readHouse(root: string): House {
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'x').length - 1))
    .map((path) => path.replaceAll('\\', '/'))
  const words = new Set<string>()
  for (const file of files)
    if (/\.tsx?$/.test(file)) for (const word of readWords(join(root, file))) words.add(word)
  return { words, files: new Set(files), icons: iconsIn(root, files) }
}

function readWords(path: string): ReadonlySet<string> {
  const { size, mtimeMs } = statSync(path)
  const before = known.get(path)
  if (before?.size === size && before.mtimeMs === mtimeMs) return before.words
  const words = wordsIn(readFileSync(path, 'utf8'))
  known.set(path, { size, mtimeMs, words })
  return words
}

function iconsIn(root: string, files: readonly string[]): Set<string> {
  if (!files.includes(icons)) return new Set()
  const text = readFileSync(join(root, icons), 'utf8')
  return new Set([...text.matchAll(/\bas (\w+),/g)].map(([, name]) => name!))
}

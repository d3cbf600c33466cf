import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Every file under a folder as path to text; line ends are LF whatever the checkout has. */
export function readFolder(folder: string): Map<string, string> {
  return new Map(
    listFolder(folder).map((path) => [
      path,
      readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n'),
    ]),
  )
}

export function listFolder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** Writes a temporary file and renames it, so that readers never see half a file. */
export function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.${process.pid}.tmp`
  writeFileSync(beside, text)
  renameSync(beside, path)
}

export function remove(path: string): void {
  rmSync(path, { force: true })
}

export function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/** Size and modification time of each file: enough to detect that nothing has changed. */
export function fingerprint(folder: string): string {
  return listFolder(folder)
    .map((path) => {
      const { size, mtimeMs } = statSync(join(folder, path))
      return `${path} ${size} ${mtimeMs}`
    })
    .join('\n')
}

// Takes that stand on this computer's disk.
import { heldTakes } from './holdTake'
import { folderAt, linesOf, logName, mediaName } from './takeFiles'

export interface StoredTake {
  readonly takeId: string
  /** The lines of its log, without one that was cut off. */
  readonly lines: object[]
  readonly bytes: number
  /** Some tab records it or reads it just now. */
  readonly isHeld: boolean
}

/** The takes under a folder, none where there is none or the browser keeps no files. */
export async function listTakes(folder: readonly string[]): Promise<StoredTake[]> {
  const parent = await findFolder(folder)
  if (!parent) return []
  const held = await heldTakes()
  const found: StoredTake[] = []
  for await (const takeId of parent.keys()) {
    const take = await parent.getDirectoryHandle(takeId)
    const log = await findFile(take, logName)
    const media = await findFile(take, mediaName)
    const lines = linesOf((await log?.text()) ?? '')
    found.push({ takeId, lines, bytes: media?.size ?? 0, isHeld: held.has(takeId) })
  }
  return found.sort((one, other) => one.takeId.localeCompare(other.takeId))
}

/** The take as a file that can be played and saved; it is good until the take grows. */
export async function takeFile(folder: readonly string[]): Promise<File | undefined> {
  const take = await findFolder(folder)
  return take && findFile(take, mediaName)
}

export async function readStored(
  folder: readonly string[],
  from: number,
  to: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await takeFile(folder)
  return new Uint8Array((await file?.slice(from, to).arrayBuffer()) ?? new ArrayBuffer())
}

export async function removeTake(folder: readonly string[]): Promise<void> {
  const parent = await findFolder(folder.slice(0, -1))
  await parent?.removeEntry(folder.at(-1) ?? '', { recursive: true }).catch(ignoreMissing)
}

async function findFolder(path: readonly string[]): Promise<FileSystemDirectoryHandle | undefined> {
  if (!navigator.storage?.getDirectory) return undefined
  return folderAt(path, { create: false }).catch(ignoreMissing)
}

async function findFile(folder: FileSystemDirectoryHandle, name: string) {
  const handle = await folder.getFileHandle(name).catch(ignoreMissing)
  return handle?.getFile()
}

/** A private window may refuse the file system: then nothing was kept in it. */
function ignoreMissing(failure: unknown): undefined {
  const missing = new Set(['NotFoundError', 'SecurityError'])
  if (failure instanceof DOMException && missing.has(failure.name)) return undefined
  throw failure
}

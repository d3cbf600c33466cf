import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolder, moveDurably, syncFile } from './durable'
import { assertSafeKey } from './key'
import type { ByteRange, Storage, StoredObject } from './storage'

/**
 * Objects are files under `objects/`. Unfinished writes are under `writing/`, on the same file
 * system, so that moving is atomic.
 */
export interface DiskStorage extends Storage {
  /** Returns a unique path for one write; `keep` turns the file into the object. */
  newFile(): Promise<string>
  keep(path: string, key: string): Promise<void>
}

export async function openDiskStorage(root: string): Promise<DiskStorage> {
  const objects = join(root, 'objects')
  const writing = join(root, 'writing')
  await makeFolder(objects)
  await makeFolder(writing)
  let fileNo = 0

  function pathOf(key: string) {
    assertSafeKey(key)
    return join(objects, key)
  }

  async function newFile() {
    fileNo += 1
    return join(writing, `${process.pid}-${Date.now()}-${fileNo}`)
  }

  async function keep(path: string, key: string) {
    const move = () => moveDurably(path, pathOf(key))
    // Another call may remove the empty folder between its creation and the move.
    await move().catch((fault: unknown) => {
      if (!isMissing(fault)) throw fault
      return move()
    })
  }

  async function write(key: string, writeTo: (path: string) => Promise<void>) {
    const path = await newFile()
    try {
      await writeTo(path)
      await syncFile(path)
      await keep(path, key)
    } catch (fault) {
      await rm(path, { force: true })
      throw fault
    }
  }

  async function find(key: string): Promise<StoredObject | undefined> {
    const found = await unlessMissing(stat(pathOf(key)))
    return found?.isFile() ? { key, bytes: found.size, changedAt: found.mtime } : undefined
  }

  return {
    newFile,
    keep,
    find,
    async read(key, range?: ByteRange) {
      return createReadStream(pathOf(key), { ...range, highWaterMark: 256 * 1024 })
    },
    async list(prefix) {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      const keys = await keysBelow(join(objects, folder), objects)
      const found = keys.filter((key) => key.startsWith(prefix)).sort()
      const objectsFound = await Promise.all(found.map(find))
      return objectsFound.filter((each): each is StoredObject => each !== undefined)
    },
    put: (key, body) =>
      write(key, async (path) => {
        // Opened before anything is read: opened after a fault, it would come back once removed.
        const file = await open(path, 'w')
        await pipeline(Readable.from(body), file.createWriteStream())
      }),
    async putFile(key, path) {
      await syncFile(path)
      await keep(path, key)
    },
    assemble: (partKeys, key) =>
      write(key, async (path) => {
        for (const partKey of partKeys) {
          await pipeline(
            createReadStream(pathOf(partKey), { highWaterMark: 1024 * 1024 }),
            createWriteStream(path, { flags: 'a' }),
          )
        }
      }),
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })))
      const folders = new Set(keys.map((key) => dirname(pathOf(key))))
      await Promise.all([...folders].map((folder) => rmdir(folder).catch(overlookKept)))
    },
    withFile: (key, use) => use(pathOf(key)),
    async withFolder(use) {
      const folder = await mkdtemp(join(writing, 'folder-'))
      try {
        return await use(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async sweep(olderThan) {
      for (const name of await readdir(writing)) {
        const path = join(writing, name)
        const found = await unlessMissing(stat(path))
        if (found && found.mtime < olderThan) await rm(path, { recursive: true, force: true })
      }
    },
  }
}

async function keysBelow(folder: string, root: string): Promise<string[]> {
  const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

async function unlessMissing<Found>(search: Promise<Found>): Promise<Found | undefined> {
  try {
    return await search
  } catch (fault) {
    if (isMissing(fault)) return undefined
    throw fault
  }
}

/** Ignores a folder that is not empty or no longer there. */
function overlookKept(fault: unknown): void {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && !isMissing(fault)) throw fault
}

function isMissing(fault: unknown): boolean {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  return code === 'ENOENT' || code === 'ENOTDIR'
}
